import SwiftSource

extension SourceRewriter {
  /// Adds a body after the parentheses of `@NSManaged func addToTags(_ value: Tag)`.
  ///
  /// On an iPhone, the system provides the body.
  package static let managedFunctions = SourceRewriter(signs: ["@NSManaged"]) { file in
    file.tokens.indices.flatMap { place -> [SourceEdit] in
      guard file[place].text == "@NSManaged",
        let keyword = (place + 1..<min(place + mostWords, file.tokens.count)).first(where: {
          file[$0].isWord("func") || file[$0].isWord("var")
        }), file[keyword].isWord("func"), file[keyword + 2].isSign("("),
        let close = file[keyword + 2].partner, !file[close + 1].isSign("-")
      else { return [] }
      let values = file.parts(inside: keyword + 2).compactMap { part in
        part.first { file[$0].isSign(":") }.map { file[$0 - 1].text }
      }
      let end = file[close].range.upperBound
      return [
        SourceEdit(file[place].range),
        SourceEdit(
          end..<end,
          " { _callManaged(\"\(file[keyword + 1].name)\", [\(values.joined(separator: ", "))]) }"),
      ]
    }
  }

  /// The maximum number of words between the attribute and `func`.
  private static let mostWords = 10
}
