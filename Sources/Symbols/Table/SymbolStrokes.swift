/// The symbols that are drawn with lines of our own.
enum SymbolStrokes {
  /// Name, variants as in `SymbolTable.icons`, `>` for symbols that follow the reading direction, and
  /// elements as `SymbolElement.all` reads them.
  static let rows = """
    chevron.right           cq- L -19 -38.5 19.5 0 -19 38.5
    chevron.left            cq- L 19 -38.5 -19.5 0 19 38.5
    chevron.forward         cq> L -19 -38.5 19.5 0 -19 38.5
    chevron.backward        cq> L 19 -38.5 -19.5 0 19 38.5
    chevron.up              cq- L -38.5 19 0 -19.5 38.5 19
    chevron.down            cq- L -38.5 -19 0 19.5 38.5 -19
    chevron.right.2         -   L -36 -34 -2 0 -36 34;L 2 -34 36 0 2 34
    chevron.left.2          -   L 36 -34 2 0 36 34;L -2 -34 -36 0 -2 34
    chevron.compact.down    -   L -44 -9 0 9 44 -9
    chevron.compact.up      -   L -44 9 0 -9 44 9
    chevron.compact.right   -   L -9 -44 9 0 -9 44
    chevron.compact.left    -   L 9 -44 -9 0 9 44
    chevron.up.chevron.down q- L -24 -16 0 -40 24 -16;L -24 16 0 40 24 16
    plus                    cq- L -42 0 42 0;L 0 -42 0 42
    plus.app                f   B -45 -45 90 90 20;L -22 0 22 0;L 0 -22 0 22
    minus                   cq- L -42 0 42 0
    multiply                cq- L -35 -35 35 35;L 35 -35 -35 35
    divide                  cq- L -42 0 42 0;o 0 -30 8;o 0 30 8
    equal                   cq- L -38 -15 38 -15;L -38 15 38 15
    plus.forwardslash.minus -   L -44 -22 -8 -22;L -26 -40 -26 -4;L -22 40 22 -40;L 8 24 44 24
    lessthan                cq- L 36 -34 -36 0 36 34
    greaterthan             cq- L -36 -34 36 0 -36 34
    xmark                   cq- L -35 -35 35 35;L 35 -35 -35 35
    xmark.app               f   B -45 -45 90 90 20;L -18 -18 18 18;L 18 -18 -18 18
    checkmark               cq- L -38 4 -12 36 38 -38
    checkmark.rectangle     f   B -56 -38 112 76 12;L -18 2 -6 16 18 -16
    ellipsis                c   o -38 0 9.5;o 0 0 9.5;o 38 0 9.5
    ellipsis.bubble         f   B -52 -44 104 76 24;o -24 -6 6.5;o 0 -6 6.5;o 24 -6 6.5;L -24 32 -32 48 -8 32
    circle                  fs  O 0 0 45.8
    circle.dashed           -   O 0 0 45.8
    circle.inset.filled     -   O 0 0 45.8;o 0 0 32
    largecircle.fill.circle -   O 0 0 45.8;o 0 0 32
    smallcircle.filled.circle - O 0 0 45.8;o 0 0 18
    record.circle           f   O 0 0 45.8;o 0 0 24
    target                  -   O 0 0 45.8;O 0 0 26;o 0 0 8
    square                  fs  B -42 -42 84 84 13
    square.dashed           -   B -42 -42 84 84 13
    app                     f   B -45 -45 90 90 20
    rectangle               fs  B -56 -38 112 76 12
    rectangle.portrait      fs  B -38 -56 76 112 12
    capsule                 f   B -62 -32 124 64 32
    triangle                f   P 0 -40 48 40 -48 40
    diamond                 f   P 0 -48 48 0 0 48 -48 0
    octagon                 f   P -19 -46 19 -46 46 -19 46 19 19 46 -19 46 -46 19 -46 -19
    play                    fcs P -32 -40 40 0 -32 40
    pause                   fc  B -28 -38 16 76 6;B 12 -38 16 76 6
    stop                    fc  B -37 -37 74 74 10
    backward                fc  P -2 -32 -52 0 -2 32;P 54 -32 4 0 54 32
    forward                 fc  P 2 -32 52 0 2 32;P -54 -32 -4 0 -54 32
    playpause               f   P -52 -36 6 0 -52 36;B 22 -34 6 68 3;B 44 -34 6 68 3
    line.3.horizontal       c   L -50 -24 50 -24;L -50 0 50 0;L -50 24 50 24
    line.horizontal.3       c   L -50 -24 50 -24;L -50 0 50 0;L -50 24 50 24
    line.3.horizontal.decrease c L -46 -26 46 -26;L -30 0 30 0;L -14 26 14 26
    line.horizontal.3.decrease c L -46 -26 46 -26;L -30 0 30 0;L -14 26 14 26
    line.diagonal           -   L -38 38 38 -38
    arrow.up.arrow.down     cq- L -26 40 -26 -40;L -46 -20 -26 -40 -6 -20;L 26 -40 26 40;L 6 20 26 40 46 20
    arrow.left.arrow.right  cq- L -40 -24 40 -24;L 20 -42 40 -24 20 -6;L 40 24 -40 24;L -20 6 -40 24 -20 42
    arrow.left              cq- L 44 0 -44 0;L -12 -32 -44 0 -12 32
    arrow.right             cq- L -44 0 44 0;L 12 -32 44 0 12 32
    arrow.backward          cq> L 44 0 -44 0;L -12 -32 -44 0 -12 32
    arrow.forward           cq> L -44 0 44 0;L 12 -32 44 0 12 32
    arrow.up                cq- L 0 44 0 -44;L -32 -12 0 -44 32 -12
    arrow.down              cq- L 0 -44 0 44;L -32 12 0 44 32 12
    arrow.up.left           cq- L 36 36 -36 -36;L -36 12 -36 -36 12 -36
    arrow.up.right          cq- L -36 36 36 -36;L 36 12 36 -36 -12 -36
    arrow.up.forward        cq> L -36 36 36 -36;L 36 12 36 -36 -12 -36
    arrow.down.left         cq- L 36 -36 -36 36;L -36 -12 -36 36 12 36
    arrow.down.right        cq- L -36 -36 36 36;L 36 -12 36 36 -12 36
    arrow.up.and.down       cq- L 0 46 0 -46;L -22 -24 0 -46 22 -24;L -22 24 0 46 22 24
    arrow.left.and.right    cq- L -52 0 52 0;L -30 -22 -52 0 -30 22;L 30 -22 52 0 30 22
    arrow.up.to.line        c   L -34 -44 34 -44;L 0 44 0 -26;L -28 2 0 -26 28 2
    arrow.down.to.line      c   L -34 44 34 44;L 0 -44 0 26;L -28 -2 0 26 28 -2
    arrow.left.to.line      c   L -44 -34 -44 34;L 44 0 -26 0;L 2 -28 -26 0 2 28
    arrow.right.to.line     c   L 44 -34 44 34;L -44 0 26 0;L -2 -28 26 0 -2 28
    list.bullet             c>  o -46 -28 7;o -46 0 7;o -46 28 7;L -24 -28 52 -28;L -24 0 52 0;L -24 28 52 28
    list.dash               >   L -52 -28 -42 -28;L -52 0 -42 0;L -52 28 -42 28;L -24 -28 52 -28;L -24 0 52 0;L -24 28 52 28
    list.bullet.rectangle   f   B -56 -40 112 80 12;o -34 -18 5;o -34 0 5;o -34 18 5;L -18 -18 36 -18;L -18 0 36 0;L -18 18 36 18
    list.bullet.indent      >   o -46 -28 7;o -28 0 7;o -28 28 7;L -24 -28 52 -28;L -8 0 52 0;L -8 28 52 28
    text.alignleft          -   L -50 -34 50 -34;L -50 -11 18 -11;L -50 12 50 12;L -50 35 18 35
    text.aligncenter        -   L -50 -34 50 -34;L -34 -11 34 -11;L -50 12 50 12;L -34 35 34 35
    text.alignright         -   L -50 -34 50 -34;L -18 -11 50 -11;L -50 12 50 12;L -18 35 50 35
    text.justify            -   L -50 -34 50 -34;L -50 -11 50 -11;L -50 12 50 12;L -50 35 50 35
    square.grid.2x2         f   B -40 -40 32 32 7;B 8 -40 32 32 7;B -40 8 32 32 7;B 8 8 32 32 7
    rectangle.grid.2x2      f   B -54 -36 46 32 7;B 8 -36 46 32 7;B -54 4 46 32 7;B 8 4 46 32 7
    rectangle.split.2x1     f   B -56 -38 112 76 12;L 0 -38 0 38
    rectangle.split.3x3     f   B -56 -38 112 76 12;L -19 -38 -19 38;L 19 -38 19 38;L -56 -13 56 -13;L -56 13 56 13
    sidebar.left            -   B -56 -38 112 76 12;L -22 -38 -22 38
    sidebar.right           -   B -56 -38 112 76 12;L 22 -38 22 38
    magnifyingglass         c   O -9 -9 34;L 16 16 45 45
    plus.magnifyingglass    -   O -9 -9 34;L 16 16 45 45;L -24 -9 6 -9;L -9 -24 -9 6
    minus.magnifyingglass   -   O -9 -9 34;L 16 16 45 45;L -24 -9 6 -9
    info                    cq- o 0 -32 8;L -12 -8 2 -8 2 36;L -14 36 18 36
    exclamationmark         cq- L 0 -38 0 10;o 0 34 7.5
    exclamationmark.2       -   L -14 -38 -14 10;o -14 34 7.5;L 14 -38 14 10;o 14 34 7.5
    exclamationmark.triangle f  P 0 -44 52 42 -52 42;L 0 -16 0 12;o 0 26 5.5
    poweron                 -   L 0 -40 0 40
    poweroff                -   O 0 0 40
    slash.circle            f   O 0 0 45.8;L -32 32 32 -32
    plus.rectangle          f   B -56 -38 112 76 12;L -20 0 20 0;L 0 -20 0 20
    plus.square.on.square   f   B -46 -26 70 70 12;L -26 -44 34 -44 46 -32 46 26;L -28 9 6 9;L -11 -8 -11 26
    slider.horizontal.3     -   L -50 -30 50 -30;o 22 -30 12;L -50 0 50 0;o -20 0 12;L -50 30 50 30;o 22 30 12
    lamp.desk               f   P 4 -48 40 -26 22 4 -14 -18;L -4 -8 -34 14 -22 46;L -44 48 16 48
    slider.horizontal.below.rectangle - B -50 -44 100 50 10;L -50 34 50 34;o 10 34 12
    switch.2                -   B -50 -42 100 36 18;o 30 -24 9;B -50 6 100 36 18;o -30 24 9
    """
}
