import Drawing

extension StyledText {
  /// Returns a line of code in lines of at most `width` cells, with a sign at the end of each broken line.
  ///
  /// Lines break after a space, a comma or an opening bracket, or before a period, if possible. Further lines
  /// have a deeper indentation.
  package func brokenAsCode(to width: Int, sign: String) -> [StyledText] {
    let room = width - CellWidth.of(sign) - 1
    let own = text.prefix { $0 == " " }.count
    let indent = min(own + 4, room / 2)
    guard self.width > width, room > 8 else { return [self] }
    var lines: [StyledText] = []
    var rest = runs.flatMap { run in run.text.map { Run(String($0), run.style, link: run.link) } }
    while !rest.isEmpty {
      let lead = lines.isEmpty ? 0 : indent
      let cells = rest.map { CellWidth.of($0.text) }
      if cells.reduce(lead, +) <= width {
        lines.append(StyledText(String(repeating: " ", count: lead)) + StyledText(runs: rest))
        break
      }
      var (used, most) = (lead, 0)
      while most < rest.count, used + cells[most] <= room {
        used += cells[most]
        most += 1
      }
      let end = Self.breakPlace(
        in: rest.map(\.text), upTo: max(most, 1), after: lines.isEmpty ? own : 0)
      lines.append(
        (StyledText(String(repeating: " ", count: lead)) + StyledText(runs: Array(rest[..<end])))
          .withoutTrailingSpaces + StyledText(" \(sign)", .quiet))
      rest = Array(rest[end...].drop { $0.text == " " })
    }
    return lines
  }

  /// Returns the best place to break code, at most `most` characters from its start.
  private static func breakPlace(in code: [String], upTo most: Int, after start: Int) -> Int {
    // A break near the line's start would waste most of the line.
    let places =
      max(start + 1, most / 3 + 1)..<max(min(most, code.count - 1) + 1, start + 1, most / 3 + 1)
    let between = places.last { place in
      [" ", ",", "(", "["].contains(code[place - 1]) && code[place] != " "
    }
    return between ?? places.last { code[$0] == "." } ?? most
  }
}
