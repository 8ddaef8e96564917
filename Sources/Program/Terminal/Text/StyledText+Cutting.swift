import Drawing

extension StyledText {
  /// Returns the text, truncated if it is wider than `width` cells.
  ///
  /// A painted row that is too wide is left out, since it can't be truncated.
  package func cut(to width: Int) -> StyledText {
    guard self.width > width else { return self }
    var result = StyledText()
    for run in runs {
      let room = width - 1 - result.width
      if let painted = run.paintedWidth {
        guard painted <= room else { break }
        result.append(run)
        continue
      }
      let part = CellWidth.prefix(run.text, cells: max(room, 0))
      result.append(Run(part, run.style, link: run.link))
      if part.count < run.text.count { break }
    }
    result.append("…", .quiet)
    return result
  }

  /// Returns the text, padded with spaces or truncated to exactly `width` cells.
  package func filled(to width: Int) -> StyledText {
    let cut = cut(to: width)
    return cut + StyledText(String(repeating: " ", count: max(width - cut.width, 0)))
  }
}
