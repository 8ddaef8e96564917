import Foundation

extension Typesetter {
  /// Returns the last visible line: as much of the rest as fits with an ellipsis.
  func truncated(
    _ rest: ArraySlice<Glyph>, isParagraphEnd: Bool, scale: Double, tightening: Double
  ) -> [Glyph] {
    let run = rest.first?.run ?? 0
    let ellipsis = ellipsis(in: run)
    func length(_ glyph: Glyph) -> Double { max(0, glyph.advance * scale - tightening) }
    let room = limits.width - length(ellipsis) + LineBreaking.tolerance
    let all = rest.reduce(0) { $0 + length($1) }
    // This paragraph fits but other paragraphs are missing, so the ellipsis goes at its end.
    if all <= room, limits.truncation != .head { return Array(rest) + [ellipsis] }
    switch limits.truncation {
    case .tail:
      return prefix(of: rest, within: room, length) + [
        self.ellipsis(in: lastRun(of: rest, room, length) ?? run)
      ]
    case .head:
      return [ellipsis] + suffix(of: rest, within: room, length)
    case .middle:
      let head = prefix(of: rest, within: room / 2, length)
      let used = head.reduce(0) { $0 + length($1) }
      return head + [ellipsis] + suffix(of: rest.dropFirst(head.count), within: room - used, length)
    }
  }

  private func ellipsis(in run: Int) -> Glyph {
    let font = text.runs.indices.contains(run) ? text.runs[run].font : nil
    return Glyph(
      character: "…", advance: font.map { text.metrics.advance(of: "…", in: $0) } ?? 0, run: run)
  }

  /// Returns the run of the last glyph before the ellipsis; the ellipsis uses that run's font.
  private func lastRun(
    of glyphs: ArraySlice<Glyph>, _ room: Double, _ length: (Glyph) -> Double
  ) -> Int? {
    prefix(of: glyphs, within: room, length).last?.run
  }

  private func prefix(
    of glyphs: ArraySlice<Glyph>, within room: Double, _ length: (Glyph) -> Double
  ) -> [Glyph] {
    var used = 0.0
    var result: [Glyph] = []
    for glyph in glyphs {
      used += length(glyph)
      if used > room { break }
      result.append(glyph)
    }
    return result
  }

  private func suffix(
    of glyphs: ArraySlice<Glyph>, within room: Double, _ length: (Glyph) -> Double
  ) -> [Glyph] {
    prefix(of: ArraySlice(glyphs.reversed()), within: room, length).reversed()
  }
}
