import Sentences
package import WorkerProtocol

/// A choice of previews in the files.
package enum PreviewSelection: Codable, Hashable, Sendable {
  case all
  /// Every preview of this name.
  case named(String)
  /// One preview of a list; if the files have changed since, the first preview of the same name.
  case one(ChosenPreview)

  /// Creates the selection for a preview's name, or for the word `all`.
  package init(word: String) {
    self = word == Self.everything ? .all : .named(word)
  }

  package static let everything = "all"

  /// Returns the chosen previews, or none if they don't exist.
  package func chosen(from previews: [PreviewContents]) -> [PreviewContents] {
    switch self {
    case .all: return previews
    case .named(let name): return previews.filter { $0.name == name }
    case .one(let chosen):
      let same =
        previews.first { ChosenPreview($0) == chosen } ?? previews.first { $0.name == chosen.name }
      return same.map { [$0] } ?? []
    }
  }

  /// Returns the reason that no preview was chosen.
  func absence(among known: [PreviewContents]) -> Sentence {
    let name: String? =
      switch self {
      case .all: nil
      case .named(let name): name
      case .one(let chosen): chosen.name
      }
    guard let name, !known.isEmpty else {
      return Sentence("There are no previews in these files.", ko: "이 파일들에는 미리보기가 없어요.")
    }
    let names = Sentence.list(known.map { "“\($0.name)”" })
    return Sentence(
      "There is no preview “\(name)”. Available: \(names).",
      ko: "“\(name)” 미리보기가 없어요. 있는 것: \(names).")
  }
}

/// A preview's name and its place in the files.
package struct ChosenPreview: Codable, Hashable, Sendable {
  package var name: String
  package var place: Int
  package var part: Int?

  package init(name: String, place: Int, part: Int?) {
    (self.name, self.place, self.part) = (name, place, part)
  }

  package init(_ contents: PreviewContents) {
    self.init(name: contents.name, place: contents.place, part: contents.part)
  }
}
