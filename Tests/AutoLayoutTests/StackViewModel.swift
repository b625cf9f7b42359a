import AutoLayout
import Foundation
import LayoutScene

/// The layout of stack views by plain arithmetic, from what the distributions and alignments are
/// said to do and without a constraint: what solved frames are compared with.
///
/// Lengths run along the stack's axis from the side where it begins, breadths across it.
struct StackModel {
  var axis: LayoutConstraint.Axis
  var distribution: StackView.Distribution = .fill
  var alignment: StackView.Alignment = .fill
  var spacing: CGFloat
  var members: [Member]

  struct Member {
    var content: Content
    var isHidden = false
    /// Nil for the stack's own.
    var spacingAfter: CGFloat?

    indirect enum Content {
      case leaf(Leaf)
      /// A stack in the stack; it fills both ways.
      case stack(StackModel)
    }
  }

  /// A view with a size of its own. The priorities count for both axes.
  struct Leaf {
    var name: String
    var size: CGSize
    var firstFromTop, lastFromBottom: CGFloat
    var hugging, compression: Double
    /// How far its frame reaches over its alignment rect.
    var insets: EdgeInsets = .zero
  }

  /// Something that grows or shrinks as one.
  struct Unit {
    var length: CGFloat
    var hugging, compression: Double
    /// How many views mind at those priorities.
    var huggingCount = 1
    var compressionCount = 1
  }

  /// A place in the stack, not mirrored.
  struct Place: Equatable {
    var start, length: CGFloat
    var end: CGFloat { start + length }
  }

  var visible: [Member] { members.filter { !$0.isHidden } }
  /// The least spaces between the visible members, one fewer than there are of them. Equal gaps are
  /// all as large as the largest of them.
  var gaps: [CGFloat] {
    let gaps = visible.dropLast().map { $0.spacingAfter ?? spacing }
    return distribution == .equalSpacing ? gaps.map { _ in gaps.max() ?? 0 } : gaps
  }
  var totalSpacing: CGFloat { gaps.reduce(0, +) }

  // MARK: Sizes

  /// The size with all the room that the members want.
  func naturalLength(along other: LayoutConstraint.Axis) -> CGFloat {
    if other == axis {
      let lengths = visible.map { $0.naturalLength(along: axis) }
      switch distribution {
      case .fill, .equalSpacing: return lengths.reduce(totalSpacing, +)
      case .fillProportionally: return fitted(lengths).reduce(totalSpacing, +)
      case .fillEqually: return (lengths.max() ?? 0) * CGFloat(lengths.count) + totalSpacing
      case .equalCentering:
        let distance = centerDistances(lengths).max() ?? 0
        let ends = ((lengths.first ?? 0) + (lengths.last ?? 0)) / 2
        return ends + distance * CGFloat(lengths.count - 1)
      }
    }
    let places = breadths(in: nil).enumerated().filter {
      alignment == .fill || !members[$0.offset].isHidden
    }
    // The canvas reaches from the side that is held to the farthest view on the other side.
    let (low, high) =
      (places.map(\.element.start).min() ?? 0, places.map(\.element.end).max() ?? 0)
    switch alignment {
    case .firstBaseline where axis == .horizontal: return high
    case .lastBaseline where axis == .horizontal: return -low
    default: return high - low
    }
  }

  /// The least distances between centres that spacing and lengths allow.
  func centerDistances(_ lengths: [CGFloat]) -> [CGFloat] {
    zip(zip(lengths, lengths.dropFirst()), gaps).map { ($0.0 + $0.1) / 2 + $1 }
  }

  // MARK: Along the axis

  /// One place a member, in a canvas of `room` or as long as it likes.
  func lengths(in room: CGFloat?) -> [Place] {
    let room = room ?? naturalLength(along: axis)
    var places = visiblePlaces(in: room)[...]
    var last: (place: Place, gap: CGFloat)?
    return members.map { member in
      if !member.isHidden {
        let place = places.popFirst() ?? Place(start: 0, length: 0)
        last = (place, member.spacingAfter ?? spacing)
        return place
      }
      let isBetween = last != nil && !places.isEmpty
      // What cannot shrink remains: the spacing in a stack.
      return Place(
        start: isBetween ? (last?.place.end ?? 0) + (last?.gap ?? 0) / 2 : 0,
        length: member.innerSpacing(along: axis))
    }
  }

  private func visiblePlaces(in room: CGFloat) -> [Place] {
    let wanted = visible.map { $0.naturalLength(along: axis) }
    switch distribution {
    case .fill:
      return row(filled(room - totalSpacing), gaps)
    case .fillEqually:
      return row(wanted.map { _ in (room - totalSpacing) / CGFloat(wanted.count) }, gaps)
    case .fillProportionally:
      return row(proportional(wanted, room), gaps)
    case .equalSpacing, .equalCentering:
      let slack = room - totalSpacing - wanted.reduce(0, +)
      guard slack >= 0, wanted.count > 1 else { return row(filled(room - totalSpacing), gaps) }
      return distribution == .equalSpacing
        ? row(wanted, gaps.map { $0 + slack / CGFloat(wanted.count - 1) }) : centered(wanted, room)
    }
  }

  private func row(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Place] {
    var start: CGFloat = 0
    return zip(lengths, gaps + [0]).map { length, gap in
      defer { start += length + gap }
      return Place(start: start, length: length)
    }
  }

  /// What is too much goes to whoever hugs least, of equals to the first one that is a single view;
  /// what is missing is taken from whoever resists least, of equals from the last single view, and then
  /// from the next.
  private func filled(_ room: CGFloat) -> [CGFloat] {
    var units = visible.map { $0.units(along: axis) }
    let all = units.indices.flatMap { i in units[i].indices.map { j in (i, j) } }
    let inner = visible.map { $0.innerSpacing(along: axis) }
    var excess = room - inner.reduce(0, +) - units.joined().map(\.length).reduce(0, +)
    if excess > 0 {
      let mildest = all.min {
        let (a, b) = (units[$0.0][$0.1], units[$1.0][$1.1])
        return (a.hugging, a.huggingCount) < (b.hugging, b.huggingCount)
      }
      if let (i, j) = mildest { units[i][j].length += excess }
    } else {
      let weakestFirst = all.sorted {
        let (a, b) = (units[$0.0][$0.1], units[$1.0][$1.1])
        if a.compression != b.compression { return a.compression < b.compression }
        return a.compressionCount == b.compressionCount
          ? $0 > $1 : a.compressionCount < b.compressionCount
      }
      for (i, j) in weakestFirst {
        let cut = min(-excess, units[i][j].length)
        units[i][j].length -= cut
        excess += cut
      }
    }
    return zip(units, inner).map { units, spacing in units.reduce(spacing) { $0 + $1.length } }
  }

  /// What shares are in proportion to: a stack has no size of its own, and one that is fitted is one of
  /// whole pixels.
  private func fitted(_ lengths: [CGFloat]) -> [CGFloat] {
    zip(visible, lengths).map { member, length in
      if case .stack = member.content { length.rounded(.up) } else { length }
    }
  }

  /// Shares of the whole canvas; the last view that has a length makes up for what the spacing takes,
  /// and where it cannot, the one before it.
  private func proportional(_ wanted: [CGFloat], _ room: CGFloat) -> [CGFloat] {
    let wanted = fitted(wanted)
    let whole = wanted.reduce(totalSpacing, +)
    let last = wanted.lastIndex { $0 > 0 } ?? wanted.count - 1
    var left = room - totalSpacing
    return wanted.enumerated().map { index, length in
      if index == last { return left }
      let share = index > last ? 0 : min(left, length / whole * room)
      left -= share
      return share
    }
  }

  /// At most four views. The distances between centres should be as near to the first distance as
  /// the least distances allow, the second one first of all.
  private func centered(_ wanted: [CGFloat], _ room: CGFloat) -> [Place] {
    let least = centerDistances(wanted)
    let total = room - (wanted[0] + wanted[wanted.count - 1]) / 2
    var distances: [CGFloat]
    switch least.count {
    case 1: distances = [total]
    case 2:
      let first = min(max(total / 2, least[0]), total - least[1])
      distances = [first, total - first]
    default:
      let (low, high) = (max(least[0], least[1]), (total - least[2]) / 2)
      if low <= high {
        let first = min(max(total / 3, low), high)
        distances = [first, first, total - 2 * first]
      } else if least[1] >= least[0] {
        distances = [total - least[2] - least[1], least[1], least[2]]
      } else {
        distances = [least[0], total - least[2] - least[0], least[2]]
      }
    }
    var center = wanted[0] / 2
    return wanted.enumerated().map { index, length in
      if index > 0 { center += distances[index - 1] }
      return Place(start: center - length / 2, length: length)
    }
  }

  // MARK: Across the axis

  /// One place a member, in a canvas of `room`. As long as there is no room, places count from the
  /// line that the alignment holds: the canvas's side, or its centre.
  func breadths(in room: CGFloat?) -> [Place] {
    let across: LayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    let wanted = members.map { $0.naturalLength(along: across) }
    let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    switch isBaseline && axis == .vertical ? .fill : alignment {
    case .fill:
      let breadth = room ?? wanted.max() ?? 0
      return wanted.map { _ in Place(start: 0, length: breadth) }
    case .leading:
      return wanted.map { Place(start: 0, length: $0) }
    case .center:
      return wanted.map { Place(start: (room ?? 0) / 2 - $0 / 2, length: $0) }
    case .trailing:
      return wanted.map { Place(start: (room ?? 0) - $0, length: $0) }
    case .firstBaseline:
      let line = visible.first?.firstBaseline ?? 0
      return zip(members, wanted).map { Place(start: line - $0.firstBaseline, length: $1) }
    case .lastBaseline:
      let line = (room ?? 0) - (visible.first?.lastBaseline ?? 0)
      return zip(members, wanted).map { Place(start: line + $0.lastBaseline - $1, length: $1) }
    }
  }
}

extension StackModel.Member {
  func naturalLength(along axis: LayoutConstraint.Axis) -> CGFloat {
    switch content {
    case .leaf(let leaf): axis == .horizontal ? leaf.size.width : leaf.size.height
    case .stack(let stack): stack.naturalLength(along: axis)
    }
  }

  /// What grows and shrinks by itself in a row along `axis`: the members of a stack along the same
  /// axis one by one, those of a stack across it together, as the one that minds most.
  func units(along axis: LayoutConstraint.Axis) -> [StackModel.Unit] {
    switch content {
    case .leaf(let leaf):
      return [
        StackModel.Unit(
          length: naturalLength(along: axis), hugging: leaf.hugging, compression: leaf.compression)
      ]
    case .stack(let stack):
      let units = stack.members.flatMap { $0.units(along: axis) }
      guard stack.axis != axis else { return units }
      return [
        StackModel.Unit(
          length: stack.naturalLength(along: axis), hugging: units.map(\.hugging).max() ?? 0,
          compression: units.map(\.compression).max() ?? 0,
          huggingCount: units.count { $0.hugging == units.map(\.hugging).max() },
          compressionCount: units.count { $0.compression == units.map(\.compression).max() })
      ]
    }
  }

  /// What does not grow or shrink.
  func innerSpacing(along axis: LayoutConstraint.Axis) -> CGFloat {
    if case .stack(let stack) = content, stack.axis == axis { stack.totalSpacing } else { 0 }
  }

  /// From the top down.
  var firstBaseline: CGFloat {
    switch content {
    case .leaf(let leaf): leaf.firstFromTop
    case .stack(let stack): stack.baselineMember(isFirst: true)?.firstBaseline ?? 0
    }
  }

  /// From the bottom up.
  var lastBaseline: CGFloat {
    switch content {
    case .leaf(let leaf): leaf.lastFromBottom
    case .stack(let stack): stack.baselineMember(isFirst: false)?.lastBaseline ?? 0
    }
  }
}

extension StackModel {
  /// Of a stack that fills: its first or last member in a column, the tallest one in a row.
  func baselineMember(isFirst: Bool) -> Member? {
    if axis == .vertical { return isFirst ? visible.first : visible.last }
    return visible.reduce(nil) { tallest, member in
      guard let tallest else { return member }
      return member.naturalLength(along: .vertical) > tallest.naturalLength(along: .vertical)
        ? member : tallest
    }
  }

  /// The frames of all views in a canvas of `size` (a dimension may be as large as it likes), by
  /// name, each in its superview, left to right or mirrored; `name` is the stack's own.
  func frames(
    _ name: String, width: CGFloat?, height: CGFloat?, isMirrored: Bool
  ) -> [String: CGRect] {
    let width = width ?? naturalLength(along: .horizontal)
    let height = height ?? naturalLength(along: .vertical)
    let isRow = axis == .horizontal
    let along = lengths(in: isRow ? width : height)
    let across = breadths(in: isRow ? height : width)
    var frames: [String: CGRect] = [:]
    for (index, member) in members.enumerated() {
      var (x, y) = (along[index], across[index])
      if !isRow { swap(&x, &y) }
      let frame = CGRect(
        x: isMirrored ? width - x.end : x.start, y: y.start, width: x.length, height: y.length)
      switch member.content {
      case .leaf(let leaf): frames[leaf.name] = leaf.frame(around: frame)
      case .stack(let stack):
        let inner = "\(name).\(index)"
        frames[inner] = frame
        guard !member.isHidden else { continue }
        frames.merge(
          stack.frames(inner, width: x.length, height: y.length, isMirrored: isMirrored)
        ) { first, _ in first }
      }
    }
    return frames
  }
}

extension StackModel.Leaf {
  func frame(around rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }
}
