import Sentences
import Terminal
import Tutor

struct LearningKeyHelp {
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  private static let keys: [(key: String, purpose: Sentence)] = [
    ("h", Sentence("The next hint.", ko: "다음 힌트.")),
    (
      "w",
      Sentence(
        "The reason: what the first problem is about, and where the lesson explains it.",
        ko: "까닭: 첫 문제가 무엇이고 본문의 어디에 나오는지.")
    ),
    (
      "n b",
      Sentence(
        "The next exercise, which skips this one until you pass it; the previous exercise.",
        ko: "다음 과제(통과하기 전에는 건너뛰기). 이전 과제.")
    ),
    ("e", Sentence("Open your file in an editor.", ko: "내 파일을 여기서 편집기로 열기.")),
    (
      "↑ ↓",
      Sentence(
        "Scroll the lesson, as do j, k and the mouse wheel; the space bar turns a page.",
        ko: "본문 넘기기. j, k, 마우스 휠도 같아요. 스페이스 바는 한 쪽씩.")
    ),
    (
      "g G",
      Sentence(
        "The lesson's start or end; Home and End do the same.", ko: "본문의 처음이나 끝. Home, End도 같아요.")
    ),
    (
      "/",
      Sentence(
        "Search the lesson; `/` and Enter again finds the next.",
        ko: "본문에서 찾기. `/` 키, Enter 키를 차례로 또 누르면 다음.")
    ),
    (
      "tab",
      Sentence(
        "Only the verdict, the picture or the lesson; then all three.",
        ko: "판정, 그림, 본문을 하나씩 크게. 다시 모두.")
    ),
    (
      ":",
      Sentence(
        "Type a command, such as `try`, `timeline` or `goto`.",
        ko: "명령 입력. `try`, `timeline`, `goto` 같은 명령을 여기서 써요.")
    ),
    ("p", Sentence("The prompt; type `screen` to come back.", ko: "프롬프트로. `screen` 명령으로 돌아와요.")),
  ]

  var lines: [StyledText] {
    CanvasKeyHelp(presentation).lines(of: Self.keys) + [StyledText()]
      + CanvasKeyHelp(presentation).lines
  }
}
