/// The direction of a script.
enum WritingDirection {
  case leftToRight, rightToLeft

  /// The direction of the first letter; nil for text without letters.
  init?(firstLetterOf text: String) {
    let letters = text.unicodeScalars.lazy.filter(\.properties.isAlphabetic)
    guard let first = letters.first else { return nil }
    self = Self.isRightToLeft(first) ? .rightToLeft : .leftToRight
  }

  /// Returns whether a letter is in a block of Hebrew, Arabic or another script from right to left.
  static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000: true
    default: false
    }
  }
}

extension TextLine {
  /// The direction of the line, which is that of its first letter, as on an iPhone.
  var direction: WritingDirection { WritingDirection(firstLetterOf: string) ?? .leftToRight }

  /// The runs in their order from left to right; `runs` has them in the order of reading.
  var runsFromLeft: [Run] {
    let line = direction
    let directions = directions(in: line)
    guard directions.contains(.rightToLeft) else { return runs }
    var groups: [[Run]] = []
    var last: WritingDirection?
    for (run, direction) in zip(runs, directions) {
      if direction == last, direction != line {
        groups[groups.count - 1].append(run)
      } else {
        groups.append([run])
      }
      last = direction
    }
    return line == .rightToLeft
      ? groups.reversed().flatMap(\.self) : groups.flatMap { $0.reversed() }
  }

  /// Returns the direction of each run.
  ///
  /// Numbers belong to the letters before them, and spaces to the letters on both sides.
  private func directions(in line: WritingDirection) -> [WritingDirection] {
    let own = runs.map { WritingDirection(firstLetterOf: $0.string) }
    return runs.indices.map { place in
      if let direction = own[place] { return direction }
      let before = own[..<place].last { $0 != nil } ?? line
      if runs[place].string.contains(where: \.isNumber) { return before ?? line }
      let after = own[(place + 1)...].first { $0 != nil } ?? line
      return before == after ? before ?? line : line
    }
  }
}
