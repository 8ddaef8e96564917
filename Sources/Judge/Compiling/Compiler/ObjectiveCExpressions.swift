import SwiftSource

extension SourceRewriter {
  /// Makes `#selector(…)` and `NSError()` compile without the Objective-C runtime.
  ///
  /// A selector becomes a call with its text, `_Select("…")`, and `NSError()` becomes `NSErro_()`. Both have
  /// the length of the original.
  package static let objectiveCExpressions = SourceRewriter(signs: ["#selector", "NSError()"]) {
    file in
    file.tokens.indices.flatMap { place -> [SourceEdit] in
      let token = file[place]
      if token.isWord("NSError"), file.isAdjacent(place + 1), file.isAdjacent(place + 2),
        file.stands("(", ")", at: place + 1)
      {
        return [SourceEdit(token.range, "NSErro_")]
      }
      guard token.isWord("#selector"), file[place + 1].isSign("("), file.isAdjacent(place + 1),
        let close = file[place + 1].partner, file[close].line == token.line
      else { return [] }
      let inside = file.inside(place + 1)
      guard !inside.isEmpty, !inside.contains(where: { $0.kind == .literal }) else { return [] }
      let name = file.text(place + 2..<close)
      return [
        SourceEdit(token.range.lowerBound..<file[close].range.upperBound, "_Select(\"\(name)\")")
      ]
    }
  }
}
