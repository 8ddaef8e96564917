import SwiftSource

extension SourceRewriter {
  /// Replaces `@Query var trips: [Trip]` with a call of the same length.
  ///
  /// On an iPhone, `@Query` is a macro that reads the element type from the property.
  package static let plainQueries = SourceRewriter(signs: ["@Query", "@SwiftData.Query"]) { file in
    guard file.imports.contains(where: { $0.module == "SwiftData" }) else { return [] }
    return file.tokens.indices.compactMap { place in
      let token = file[place]
      if token.text == "@SwiftData", file.stands(".", "Query", at: place + 1),
        !isCalled(file, place + 3)
      {
        return SourceEdit(token.range.lowerBound..<file[place + 2].range.upperBound, "@_Q()")
      }
      guard token.text == "@Query", !isCalled(file, place + 1) else { return nil }
      return SourceEdit(token.range, "@_Q()")
    }
  }

  private static func isCalled(_ file: SwiftFile, _ place: Int) -> Bool {
    file[place].isSign("(") || file[place].isSign("<") || file[place].isSign(".")
  }
}
