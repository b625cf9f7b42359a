import AutoLayout
import Testing

@testable import Documents

/// Text that YAML reads as something else, the place of it, and what to write.
@Test(arguments: [
  // Comments.
  (
    "views:\n  a: {background: #ff0000}",
    "2:19: “#ff0000” has to be in quotes, since “#” begins a comment in YAML; write \"#ff0000\""
  ),
  (
    "views:\n  a:\n    background: #ff0000",
    "3:17: “#ff0000” has to be in quotes, since “#” begins a comment in YAML; write \"#ff0000\""
  ),
  ("views:\n  a: {background: #ff0000, alpha: 1}\n  b: {}", "2:19: “#ff0000” has to be in quotes"),
  (
    "views:\n  a:\n    class: label\n    text: # 5\n    lines: 1", "4:11: “# 5” has to be in quotes"
  ),
  // Visual Format.
  (
    "views: {a: {}}\nconstraints:\n  - V: |-[a]",
    "3:5: “V:|-[a]” has to be in quotes, since a colon with a space behind it ends a key in YAML; write \"V:|-[a]\""
  ),
  (
    "views: {a: {}}\nconstraints:\n  - H: |-16-[a]-16-|",
    "3:5: “H:|-16-[a]-16-|” has to be in quotes"
  ),
  ("views: {a: {}, b: {}}\nconstraints:\n  - V: [a]-[b]", "3:5: “V:[a]-[b]” has to be in quotes"),
  ("views: {a: {}}\nconstraints:\n  - V: [a]", "3:5: “V:[a]” has to be in quotes"),
  (
    "views: {a: {}}\nconstraints:\n  - |-[a]-|",
    "3:5: Visual Format that starts with “|” or “[” has to be in quotes"
  ),
  // Colons.
  (
    "views:\n  a:\n    class: label\n    text: Note: this",
    "4:11: “Note: this” has to be in quotes, since a colon with a space behind it ends a key in YAML; write \"Note: this\""
  ),
  (
    "views:\n  a: {class: label, text: Note: this, lines: 0}",
    "2:27: “Note: this” has to be in quotes"
  ),
  ("name: 5: 6", "1:7: “5: 6” has to be in quotes"),
  (
    "name: He said \"No: thanks\"",
    "1:7: “He said \"No: thanks\"” has to be in quotes, since a colon with a space behind it ends a key in YAML; write 'He said \"No: thanks\"'"
  ),
  // Characters that begin something else.
  (
    "name: @home",
    "1:7: “@home” has to be in quotes, since an unquoted text cannot begin with “@” in YAML; write \"@home\""
  ),
  (
    "name: %d items",
    "1:7: “%d items” has to be in quotes, since an unquoted text cannot begin with “%” in YAML; write \"%d items\""
  ),
  ("name: `code`", "1:7: “`code`” has to be in quotes"),
  ("views:\n  a: {class: label, text: @home, lines: 0}", "2:27: “@home” has to be in quotes"),
  (
    "name: *",
    "1:7: “*” has to be in quotes, since “*” begins an alias in YAML; write \"*\""
  ),
  ("name: * required", "1:7: “* required” has to be in quotes"),
  (
    "name: > 5",
    "1:7: “> 5” has to be in quotes, since an unquoted text cannot begin with “>” in YAML; write \"> 5\""
  ),
  ("name: | x", "1:7: “| x” has to be in quotes"),
  (
    "name: [Draft] letter",
    "1:7: “[Draft] letter” has to be in quotes, since nothing may follow the closing “]” in YAML"
  ),
  (
    "name: \"Draft\" letter",
    "1:7: “\"Draft\" letter” has to be in quotes, since nothing may follow the closing “\"” in YAML"
  ),
  // A quote within a text ends it.
  (
    "name: 'It's fine'",
    "1:7: the text that begins here with ' ends at the ' within it; write \"It's fine\""
  ),
  (
    "views:\n  a: {class: label, text: \"Say \"no\" now\"}",
    "2:27: the text that begins here with \" ends at the \" within it; write 'Say \"no\" now'"
  ),
  (
    "views:\n  a: {text: 'It's \"fine\"', class: label}",
    "2:13: the text that begins here with ' ends at the ' within it; write that sign within it as ''"
  ),
  // Signs with a space behind them.
  (
    "views:\n  a:\n    class: label\n    text: - dash\n    lines: 1",
    "4:11: “- dash” has to be in quotes, since “-” with a space behind it begins an item of a list in YAML; write \"- dash\""
  ),
  ("views:\n  a: {class: label, text: - dash, lines: 1}", "2:27: “- dash” has to be in quotes"),
  (
    "views:\n  a:\n    class: label\n    text: ? what",
    "4:11: “? what” has to be in quotes, since “?” with a space behind it begins a key in YAML; write \"? what\""
  ),
  (
    "views: {a: {}}\nconstraints: - a.top = root.top\n",
    "2:14: the first item of a list cannot stand on the line of its key; write “- a.top = root.top” on a line of its own"
  ),
  // Visual Format in brackets.
  (
    "views: {a: {}}\nconstraints: [a.left = root.left, H:|[a]|]",
    "2:35: “H:|[a]|” has to be in quotes, since a bracket has a meaning of its own in YAML; write \"H:|[a]|\""
  ),
  ("views: {a: {}}\nconstraints: [H:|[a]|, V:|[a]|]", "2:15: “H:|[a]|” has to be in quotes"),
  ("views: {a: {}}\nconstraints: [H:[a]-8-[b], V:|[a]]", "2:15: “H:[a]-8-[b]” has to be in quotes"),
  ("views: {a: {}}\nconstraints: [V:|[a(20)]]", "2:15: “V:|[a(20)]” has to be in quotes"),
  // Signs in the wrong place.
  (
    "views: {a: {class: label, text: Larg{e, lines: 1}}",
    "1:37: “{” begins a mapping in the middle of a text; remove it, or write the text in quotes"
  ),
  (
    "views: {a: {gradient: [system[Teal, clear], alpha: 1}}",
    "1:30: “[” begins a list in the middle of a text; remove it, or write the text in quotes"
  ),
  (
    "views: {a: {class:} label, text: Hi}}",
    "1:18: there is no value between this colon and “}”; write a space and the value, or remove the “}”"
  ),
  (
    "views: {a: {class: label, text:] Hi}}", "1:31: there is no value between this colon and “]”"
  ),
  (
    "%name: Chat\nviews: {}",
    "1:1: a line that begins with % is an instruction to YAML; remove the %, or write the text in quotes"
  ),
  // Text behind brackets and quotes.
  (
    "views:\n  a:\n    class: label\n    text: {curly} here\n    lines: 1",
    "4:11: “{curly} here” has to be in quotes, since nothing may follow the closing “}” in YAML; write \"{curly} here\""
  ),
  ("views:\n  a: {class: label, text: {curly} here}", "2:27: “{curly} here” has to be in quotes"),
  ("views:\n  a: {class: label, text: \"a\" + \"x\"}", "2:27: “\"a\" + \"x\"” has to be in quotes"),
  (
    "views:\n  a:\n    class: segmented\n    segments:\n      - \"a\" + \"x\"\n      - b",
    "5:9: “\"a\" + \"x\"” has to be in quotes"
  ),
  (
    "views:\n  a: {class: label} here",
    "2:21: “here” stands behind the bracket that ends the value; remove it, or write it before the bracket"
  ),
  // Aliases of nothing.
  ("views:\n  a: {class: label, text: *bold text*}", "2:27: “*bold text*” has to be in quotes"),
  (
    "views:\n  a: &base {class: label}\n  b: *bas",
    "3:6: there is no anchor “&bas” before this alias; did you mean “*base”?"
  ),
  // Backslashes.
  (
    "name: \"\\d+\"",
    "1:8: “\\d” means nothing here, since a backslash in double quotes begins a sign in YAML; write “\\\\d”, or the text in single quotes"
  ),
  ("name: \"C:\\Users\"", "1:10: “\\U” means nothing here"),
  // A text that ends at the quote of another one.
  (
    "views:\n  a:\n    class: label\n    text: \"abc\n    lines: 1\n  b:\n    class: label\n    text: \"x\"",
    "4:11: the text that begins here with \" ends at the \" on line 8; close it with \", and write that sign within it as \\\""
  ),
  (
    "views:\n  a: {class: label, text: 'abc}\n  b: {class: label, text: 'x'}",
    "2:27: the text that begins here with ' ends at the ' on line 3"
  ),
  (
    "metrics: {gap = 8}\nviews: {a: {}}\nconstraints: [a.top = root.top + gap]",
    "1:11: “gap = 8” has an equals sign in the place of a colon, so that it is no key; write “gap: 8”"
  ),
  (
    "views:\n  a: {class: segmented, segments: [\"A\",\"B: @c\", @home]}",
    "2:49: “@home” has to be in quotes"
  ),
  // A comma within parentheses, which makes keys and items of the rest.
  (
    "views: {a: {background: rgb(10, 20, 20, 50%), alpha: 1}}",
    "1:25: “rgb(10, 20, 20, 50%)” has to be in quotes, since a comma ends an unquoted text in brackets in YAML; write \"#0a141480\""
  ),
  (
    "views: {a: {class: label, text: Hello (one, two)}}",
    "1:33: “Hello (one, two)” has to be in quotes, since a comma ends an unquoted text in brackets in YAML; write \"Hello (one, two)\""
  ),
  (
    "views: {a: {gradient: {colors: [rgb(0, 0, 0), white]}}}",
    "1:33: “rgb(0, 0, 0)” has to be in quotes, since a comma ends an unquoted text in brackets in YAML; write \"#000000\""
  ),
  (
    "views: {a: {class: label, text: \"A\", color: \"rgba(255, 0, 0, 0.5)\"}}",
    "1:45: there is no colour “rgba(255, 0, 0, 0.5)”; write \"#ff000080\""
  ),
  // A text with several commas is one mistake.
  (
    "views: {a: {class: label, text: Dear John, dear Mary, welcome}}",
    "1:44: the class label has no key “dear Mary”; text with a comma or a colon in it has to be in quotes"
  ),
  // Tabs.
  ("views:\n\ta: {}", "2:1: YAML does not allow tabs in the indentation; write spaces"),
  (
    "views:\n  a:\n  \tclass: label",
    "3:3: YAML does not allow tabs in the indentation; write spaces"
  ),
  ("views:\n  a: {}\n\tb: {}", "3:1: YAML does not allow tabs in the indentation; write spaces"),
  // Words that mean something in YAML.
  (
    "views: {a: {class: label, text: null}}",
    "1:33: “null” has to be in quotes, since it is the null value in YAML; write \"null\""
  ),
  ("views: {a: {class: label, text: ~}}", "1:33: “~” has to be in quotes"),
  ("views: {a: {hidden: yes}}", "1:21: hidden: expected true or false, found “yes”; write true"),
  ("views: {a: {hidden: ture}}", "1:21: hidden: expected true or false, found “ture”; write true"),
  (
    "views: {a: {isHidden: off}}",
    "1:23: isHidden: expected true or false, found “off”; write false"
  ),
])
func whatHasToBeInQuotesIsNamed(text: String, expected: String) {
  let found = problems(text)
  #expect(found.count == 1 && found.first?.hasPrefix(expected) == true, "\(text): \(found)")
}

/// What is in parentheses may be items of a list, and keys of a mapping that is open to any.
@Test func textsWithParenthesesThatAreValidStayApart() throws {
  let screen = try load(
    """
    views:
      a: {class: segmented, segments: [Day (long, short), Week]}
      b: {class: label, text: A smile :(, lines: 2}
    """)
  let segments = screen.window.rootView.subviews.first as? SegmentedControl
  #expect(segments?.segments.count == 3)
  #expect((screen.window.rootView.subviews.last as? Label)?.text == "A smile :(")
}

/// Words that are truth values to some readers of YAML are text where text is meant, and names.
@Test func wordsOfYAMLAreTextAndNames() throws {
  let screen = try load(
    """
    name: yes
    views:
      on: {class: label, text: no}
      true: {class: switch, on: true}
      null: {}
    constraints: [on.top = true.bottom]
    """)
  #expect(screen.name == "yes")
  #expect(screen.window.rootView.subviews.map(\.identifier) == ["on", "true", "null"])
}

/// A comma that is missing in brackets, where it is missing.
@Test(arguments: [
  ("metrics: {gap: 12 side: 16}", "1:19: there is no comma before “side”; write 12, side: 16"),
  (
    "metrics: {gap: 12 side: 16, top: 3}",
    "1:19: there is no comma before “side”; write 12, side: 16"
  ),
  (
    "views:\n  a: {hidden: true alpha: 0.5}",
    "2:20: there is no comma before “alpha”; write true, alpha: 0.5"
  ),
  (
    "views: {a: {class: label text: Hello}}",
    "1:20: “label text: Hello” is no text, since a colon with a space behind it ends a key in YAML; write label, text: Hello for two keys, or \"label text: Hello\" for one text"
  ),
  (
    "views:\n  a: {class: label, text: \"Hello\" lines: 2}",
    "2:35: there is no comma before “lines”; write a comma between them"
  ),
  (
    "views:\n  a: {class: label, font: {size: 12} text: Hello}",
    "2:38: there is no comma before “text”; write a comma between them"
  ),
  (
    "views:\n  a: {class: segmented, segments: [\"A\" \"B\"]}",
    "2:40: there is no comma before “\"B\"”; write a comma between them"
  ),
  (
    "views:\n  a: {class: label,\n    text: Hello\n    lines: 2}",
    "4:5: there is no comma before “lines”; end line 3 with a comma"
  ),
  (
    "views:\n  a: {class: label, text: \"Hello\"\n\n    lines: 2}",
    "4:5: there is no comma before “lines”; end line 2 with a comma"
  ),
])
func aMissingCommaIsNamed(text: String, expected: String) {
  let found = problems(text)
  #expect(found.first?.hasPrefix(expected) == true, "\(text): \(found)")
}

/// A bracket that is not closed where it begins, and one that closes nothing where it stands.
@Test(arguments: [
  ("views: {a: {}", "1:8: the “{” here is not closed; write “}” where it ends"),
  (
    "views: {a: {class: label, text: [", "1:33: the “[” here is not closed; write “]” where it ends"
  ),
  ("views:\n  a: {\n", "2:6: the “{” here is not closed"),
  ("views: [a: ", "1:8: the “[” here is not closed"),
  ("views:\n  a: &x {class: label\n", "2:9: the “{” here is not closed"),
  ("views:\n  a: {class: label\n  b: {class: label}\n", "2:6: the “{” here is not closed"),
  (
    "views:\n  a: {class: label\nconstraints: [a.top = root.top]\n",
    "2:6: the “{” here is not closed"
  ),
  ("views:\n  a: {class: segmented, segments: [A, B}\n", "2:35: the “[” here is not closed"),
  ("views:\n  a: {}\nconstraints: [a.top = root.top,\n\n", "3:14: the “[” here is not closed"),
  ("views:\n  a: {class: label, text: A}}\n", "2:29: the “}” here closes nothing; remove it"),
  ("views:\n  a: {}\nconstraints: [a.top = root.top]]\n", "3:32: the “]” here closes nothing"),
])
func aBracketWithoutItsOtherIsNamed(text: String, expected: String) {
  let found = problems(text)
  #expect(found.count == 1 && found.first?.hasPrefix(expected) == true, "\(text): \(found)")
}

/// Other mistakes keep libyaml's own words and places.
@Test(arguments: [
  ("%YAML 3.0\n---\nname: a", "1:1: found incompatible YAML document")
])
func otherMistakesAreThoseOfTheParser(text: String, expected: String) {
  let found = problems(text)
  #expect(found.count == 1 && found.first?.hasPrefix(expected) == true, "\(found)")
}
