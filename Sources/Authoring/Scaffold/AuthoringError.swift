package import Sentences

/// Why a pack could not be made, packed or installed.
package enum AuthoringError: SpokenError, Equatable {
  case badIdentifier(String)
  case alreadyThere(String)
  case cannotWrite(String, reason: String)
  case unknownLanguage(String)
  case unreadable(String)
  /// A path that an archive's form has no room for.
  case pathTooLong(String)
  case badArchive(String, reason: String)

  package var sentence: Sentence {
    switch self {
    case .badIdentifier(let text):
      Sentence(
        "“\(text)” cannot name a pack: use small letters, digits and dashes, such as my-first-pack.",
        ko: "“\(text)” 이름은 꾸러미에 쓸 수 없어요. my-first-pack처럼 소문자, 숫자, 줄표를 쓰세요.")
    case .alreadyThere(let path):
      Sentence(
        "\(path) is already there, and Rings does not write over it. Choose another name.",
        ko: "\(path) 위치에 이미 무언가가 있고, Rings는 덮어쓰지 않아요. 다른 이름을 고르세요.")
    case .cannotWrite(let path, let reason):
      Sentence(
        "\(path) cannot be written: \(reason).", ko: "\(path) 위치에 쓸 수 없어요: \(reason).")
    case .unreadable(let path):
      Sentence("\(path) cannot be read.", ko: "\(path) 파일을 읽을 수 없어요.")
    case .pathTooLong(let path):
      Sentence(
        "\(path) is too long a path for an archive: shorten the names of its folders.",
        ko: "\(path) 경로는 압축 파일에 넣기에 너무 길어요. 폴더 이름을 줄이세요.")
    case .badArchive(let file, let reason):
      Sentence(
        "\(file) cannot be installed: \(reason).", ko: "\(file) 파일을 설치할 수 없어요: \(reason).")
    case .unknownLanguage(let code):
      Sentence(
        "“\(code)” is not a language code. Use codes such as en or ko, with en among them.",
        ko: "“\(code)” 값은 언어 코드가 아니에요. en이나 ko 같은 코드를 쓰고, en을 꼭 넣으세요.")
    }
  }
}
