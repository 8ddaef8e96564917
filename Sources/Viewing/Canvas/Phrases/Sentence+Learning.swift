import Sentences

extension Sentence {
  static func moreChanges(_ count: Int) -> Sentence {
    Sentence("… and \(count) more changed lines", ko: "… 바뀐 줄 \(count)개 더")
  }

  static let firstExercise = Sentence(
    "This is the first exercise of the course.", ko: "첫 과제라서 이 앞에는 과제가 없어요.")

  static let lastChange = Sentence("Changed in the last save:", ko: "마지막 저장에서 바뀐 것:")

  static func lessonGoesOn(_ rows: Int) -> Sentence {
    Sentence("↓ \(rows) more rows", ko: "↓ \(rows)줄 더")
  }

  static func wordsGoOn(_ rows: Int) -> Sentence {
    Sentence("… \(rows) more rows: `tab` shows them", ko: "… \(rows)줄 더: `tab` 키가 보여 줘요")
  }

  static let lessonEnds = Sentence("end of the lesson", ko: "본문 끝")

  static let saveToSee = Sentence(
    "Edit the file in another window, or press `e` to open an editor here. Save to update picture and verdict.",
    ko: "옆에 띄운 편집기에서(또는 `e` 키로 열어서) 파일을 고치고 저장하면 그림과 판정이 바뀌어요.")

  static let hintAwaits = Sentence("Stuck? `h` gives the next hint.", ko: "막혔나요? `h` 키가 다음 힌트를 줘요.")

  static func goesOnWithKey(to title: String) -> Sentence {
    Sentence("Press `n` to go on to “\(title)”.", ko: "`n` 키를 누르면 “\(title)” 과제로 가요.")
  }

  static let answerWithLetters = Sentence(
    "Choose with the letters, then press Enter.", ko: "글자 키로 고르고 Enter 키를 누르세요.")

  static func chosenLetters(_ letters: String) -> Sentence {
    Sentence(
      "Chosen: \(letters). Press Enter to answer.", ko: "고른 것: \(letters). Enter 키를 누르면 답해요.")
  }

  static let keyHint = Sentence("hint", ko: "힌트")
  static let keyWhy = Sentence("why", ko: "까닭")
  static let keyNext = Sentence("next", ko: "다음")
  static let keyBack = Sentence("back", ko: "이전")
  static let keyEdit = Sentence("edit", ko: "편집")
  static let keyPrompt = Sentence("prompt", ko: "프롬프트")
  static let keyViews = Sentence("views", ko: "보기")
}
