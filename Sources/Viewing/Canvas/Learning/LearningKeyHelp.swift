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
        "Why: what the first problem asks, and where the lesson says so.",
        ko: "까닭: 첫 문제가 묻는 것과 본문에 나오는 곳.")
    ),
    (
      "n b",
      Sentence(
        "The next exercise, once this one is passed; the one before.", ko: "통과한 뒤에 다음 과제. 앞 과제.")
    ),
    ("e", Sentence("Your file in an editor, here.", ko: "내 파일을 여기서 편집기로 열기.")),
    (
      "↑ ↓",
      Sentence("Through the lesson; the space bar turns a page.", ko: "본문 넘기기. 스페이스 바는 한 쪽씩.")
    ),
    (
      "tab",
      Sentence(
        "The lesson, the picture or the words alone; all of them.", ko: "본문, 그림, 말을 하나씩 크게. 다시 모두.")
    ),
    ("p", Sentence("The prompt; `screen` comes back here.", ko: "프롬프트로. `screen` 명령으로 돌아와요.")),
  ]

  var lines: [StyledText] {
    CanvasKeyHelp(presentation).lines(of: Self.keys) + [StyledText()]
      + CanvasKeyHelp(presentation).lines
  }
}
