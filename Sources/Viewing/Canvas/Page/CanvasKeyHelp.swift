import Sentences
import Terminal
import Tutor

struct CanvasKeyHelp {
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  private static let keys: [(key: String, purpose: Sentence)] = [
    (
      "v",
      Sentence(
        "The next preview, with all of its entries; then the widget again. 1 to 9 choose one.",
        ko: "다음 미리보기와 그 엔트리 모두. 끝나면 다시 위젯. 1부터 9는 바로 골라요.")
    ),
    ("f", Sentence("The next family; then all of them again.", ko: "다음 패밀리. 끝나면 다시 모두.")),
    (
      "m",
      Sentence(
        "The next rendering mode: fullColor, accented, vibrant.",
        ko: "다음 렌더링 모드: fullColor, accented, vibrant.")
    ),
    ("s", Sentence("Light or dark.", ko: "밝게 또는 어둡게.")),
    (
      "t",
      Sentence(
        "The next tint, for accented; clear is iOS 26's glass.",
        ko: "다음 틴트(accented 모드). clear는 iOS 26의 유리.")
    ),
    ("+ -", Sentence("Larger or smaller text.", ko: "글자 크게 또는 작게.")),
    ("l", Sentence("The next locale.", ko: "다음 로케일.")),
    ("z", Sentence("The next time zone.", ko: "다음 시간대.")),
    ("i", Sentence("The next iOS version.", ko: "다음 iOS 버전.")),
    (
      "[ ]",
      Sentence("The previous or next entry; arrows do the same.", ko: "앞이나 뒤의 엔트리. 화살표도 같아요.")
    ),
    ("0", Sentence("Reset everything.", ko: "모두 처음대로.")),
    ("r", Sentence("Compile and draw again.", ko: "다시 컴파일하고 그리기.")),
    (
      "a", Sentence("Every finding of the checks, or only the first.", ko: "검사가 찾은 것 모두, 또는 첫 문제만.")
    ),
    ("?", Sentence("These keys; then the picture again.", ko: "이 도움말 또는 그림.")),
    (
      "q",
      Sentence("One level up, then quit; Ctrl-C quits.", ko: "한 단계 위로, 그다음 나가기. Ctrl-C는 바로 나가기.")
    ),
  ]

  var lines: [StyledText] { lines(of: Self.keys) }

  func lines(of keys: [(key: String, purpose: Sentence)]) -> [StyledText] {
    keys.flatMap { key, sentence in
      (StyledText(key, .command)
        + StyledText(String(repeating: " ", count: max(5 - key.count, 1)))
        + presentation.text(sentence))
        .wrapped(to: presentation.capabilities.width, indent: "     ")
    }
  }
}
