import Sentences

/// Why a page has no pictures to be written.
package enum DocumentationError: SpokenError {
  /// Nobody drew an example of it.
  case noPicture(of: String)

  var sentence: Sentence {
    switch self {
    case .noPicture(let name):
      Sentence(
        "The page of \(name) has no picture to write. `rings docs \(name)` shows what it has.",
        ko: "\(name) 설명에는 파일에 쓸 그림이 없어요. `rings docs \(name)` 명령으로 설명을 보세요.")
    }
  }
}
