import SwiftSource

extension SourceRewriter {
  /// `@Query var trips: [Trip]` as a call, at the same length: on an iPhone it is a macro, which finds the
  /// element in the property's type.
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
