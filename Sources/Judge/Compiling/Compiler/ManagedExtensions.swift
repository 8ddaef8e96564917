import SwiftSource

extension SourceRewriter {
  /// Turns `@NSManaged` in an extension, which can't store anything, into accessors after the property's
  /// type.
  ///
  /// Xcode writes a model's properties in an extension, in `Item+CoreDataProperties.swift`.
  package static let managedExtensions = SourceRewriter(signs: ["@NSManaged"]) { file in
    let extensions = file.types.filter { $0.keyword == "extension" }.compactMap(\.body.startIndex)
      .map { $0 - 1 }
    return file.tokens.indices.flatMap { place -> [SourceEdit] in
      let mark = file[place]
      guard mark.text == "@NSManaged", let body = mark.enclosing, extensions.contains(body),
        let (name, end) = property(in: file, from: place + 1)
      else { return [] }
      let accessors =
        " { get { _managedValue(\"\(name)\") } set { _setManagedValue(\"\(name)\", newValue) } }"
      return [
        SourceEdit(mark.range),
        SourceEdit(end..<end, accessors),
      ]
    }
  }

  /// Returns the name of a typed property and the offset after the type.
  private static func property(in file: SwiftFile, from start: Int) -> (name: String, end: Int)? {
    guard
      let keyword = file.tokens[start...].prefix(mostWords).firstIndex(where: { $0.isWord("var") }),
      file[keyword + 1].kind == .word, file[keyword + 2].isSign(":")
    else { return nil }
    var place = keyword + 3
    repeat {
      place = file.next(after: place)
    } while place < file.tokens.count && !file[place].isClosingBracket && !file[place].isSign(";")
      && (!file[place].startsLine || file[place].isSign(".") || file[place - 1].isSign("."))
    return (file[keyword + 1].name, file[place - 1].range.upperBound)
  }

  /// The maximum number of words between the attribute and `var`.
  private static let mostWords = 10
}
