import SwiftSource

extension SourceRewriter {
  /// Replaces `#keyPath(Item.name)` with its string `"name"`, because the compiler needs the Objective-C
  /// runtime to resolve a key path.
  package static let namedKeyPaths = SourceRewriter(signs: ["#keyPath"]) { file in
    file.tokens.indices.compactMap { place in
      guard file[place].isWord("#keyPath"), file[place + 1].isSign("("),
        let close = file[place + 1].partner
      else { return nil }
      let names = (place + 2..<close).filter { file[$0].kind == .word }.map { file[$0].name }
      // The types before the path begin with an uppercase letter.
      let path = names.drop { $0.first?.isUppercase == true }
      guard !path.isEmpty, names.count * 2 - 1 == close - place - 2 else { return nil }
      return SourceEdit(
        file[place].range.lowerBound..<file[close].range.upperBound,
        "\"\(path.joined(separator: "."))\"")
    }
  }
}
