import Sentences

package enum DocumentationError: SpokenError {
  /// The name has no example that can be drawn.
  case noPicture(of: String)

  var sentence: Sentence {
    switch self {
    case .noPicture(let name):
      Sentence(
        "The page of \(name) has no pictures. To read it, type `rings docs \(name)`.",
        ko: "\(name) 설명에는 파일에 쓸 그림이 없어요. `rings docs \(name)` 명령으로 설명을 보세요.")
    }
  }
}
