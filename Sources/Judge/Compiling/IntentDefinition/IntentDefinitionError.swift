package import Sentences

/// The reason that an `.intentdefinition` file can't be read.
package enum IntentDefinitionError: SpokenError, Hashable {
  case unreadable
  /// The file is larger than any file from Xcode.
  case tooLarge
  /// The file isn't an XML property list, or doesn't have the expected structure.
  case malformed
  /// A name in the file isn't a valid Swift name.
  case noName(String)

  package var sentence: Sentence {
    switch self {
    case .unreadable: Sentence("Can't read the file.", ko: "파일을 읽을 수 없어요.")
    case .tooLarge:
      Sentence(
        "The file is larger than any intent definition that Xcode writes.",
        ko: "Xcode가 저장하는 어떤 인텐트 정의보다도 파일이 커요.")
    case .malformed:
      Sentence(
        """
        The file isn't an intent definition. It must be an XML property list with INIntents, as \
        Xcode saves it.
        """,
        ko: "인텐트 정의 파일이 아니에요. Xcode가 저장하는, INIntents가 있는 XML 속성 목록이어야 해요.")
    case .noName(let name):
      Sentence(
        "“\(name)” isn't a valid name for a Swift type or property.",
        ko: "“\(name)” 이름은 Swift 타입이나 프로퍼티의 이름으로 쓸 수 없어요.")
    }
  }
}
