import Sentences

extension Sentence {
  static func playBegins(knowing names: [String]) -> Sentence {
    let begin = Sentence(
      """
      Type Swift. Definitions stay, views are drawn, other values are printed. An empty line \
      takes you back.
      """,
      ko: "Swift를 입력하세요. 정의한 것은 계속 남고, 뷰는 그려 주고, 다른 값은 출력해요. 빈 줄을 입력하면 돌아가요.")
    guard !names.isEmpty else { return begin }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return Sentence("\(begin) Still defined: \(list).", ko: "\(begin) 남아 있는 것: \(list).")
  }

  static let playEnds = Sentence(
    "Back at the prompt. Your definitions stay for the next `play`.",
    ko: "프롬프트로 돌아왔어요. 정의한 것은 다음 `play` 명령까지 남아 있어요.")

  static let playNeedsCode = Sentence(
    "Answer the question first, or type `play` followed by the code.",
    ko: "먼저 질문에 답하거나, `play` 뒤에 코드를 붙여 입력하세요.")

  static func defined(_ names: [String]) -> Sentence {
    guard !names.isEmpty else { return Sentence("Your definition is kept.", ko: "남겨 두었어요.") }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return Sentence("Defined: \(list).", ko: "정의했어요: \(list).")
  }

  static let playOn = Sentence(
    "Next: more Swift, or an empty line to go back.", ko: "다음: Swift를 더 입력하거나, 빈 줄로 돌아가세요.")

  static func picturesAre(_ way: String) -> Sentence {
    Sentence(
      "Pictures: \(way). `pictures` accepts auto, cells, kitty, iterm or sixel.",
      ko: "그림: \(way). `pictures` 뒤에 auto, cells, kitty, iterm, sixel 가운데 하나를 붙여 바꿔요.")
  }

  static let noPixelsHere = Sentence(
    """
    This terminal can't show pixels, or a program that Rings needs for them is missing (see `rings \
    doctor`). Rings draws cells instead.
    """,
    ko: "이 터미널은 픽셀 그림을 보여 줄 수 없다고 하거나, 필요한 프로그램이 없어요(`rings doctor`). 글자 칸으로 그려요.")

  static func unknownPictureWay(_ word: String) -> Sentence {
    Sentence(
      "“\(word)” isn't a way to show pictures. Choose from: auto, cells, kitty, iterm, sixel.",
      ko: "그림을 보여 주는 방식이 아니에요: “\(word)”. 쓸 수 있는 것: auto, cells, kitty, iterm, sixel.")
  }
}
