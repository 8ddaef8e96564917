import Sentences

extension Sentence {
  static func moreChanges(_ count: Int) -> Sentence {
    Sentence("… and \(count) more changed lines", ko: "… 바뀐 줄 \(count)개 더")
  }

  static let firstExercise = Sentence(
    "This is the first exercise of the course.", ko: "첫 과제라서 이전 과제가 없어요.")

  static let lastChange = Sentence("Changed in the last save:", ko: "마지막 저장에서 바뀐 것:")

  static func lessonGoesOn(_ rows: Int) -> Sentence {
    Sentence("↓ \(rows) more rows", ko: "↓ \(rows)줄 더")
  }

  static func wordsGoOn(_ rows: Int) -> Sentence {
    Sentence("… \(rows) more rows: `tab` shows them", ko: "… \(rows)줄 더: `tab` 키가 보여 줘요")
  }

  static func picturesLeftOut(_ count: Int) -> Sentence {
    Sentence(
      "\(count: count, "more picture"): `tab`", ko: "그림 \(count)개 더: `tab` 키")
  }

  static let lessonBehind = Sentence("`↓` brings the lesson back.", ko: "`↓` 키를 누르면 본문이 돌아와요.")

  static let typeWithColon = Sentence(
    "To type a command, press `:` first.", ko: "명령은 `:` 키를 누른 다음 입력하세요.")

  static let lessonCommands = Sentence(
    "To type a command of the lesson, press `:` first.", ko: "본문에 나오는 명령은 `:` 키를 누른 다음 입력하세요.")

  static let commandEntry = Sentence("Command:", ko: "명령:")
  static let keyCommand = Sentence("command", ko: "명령")

  static let lessonEnds = Sentence("end of the lesson", ko: "본문 끝")

  /// The learner's task, from the starter's `TODO` comment.
  static func task(_ text: String, file: String, line: Int) -> Sentence {
    Sentence("\(file), line \(line): **\(text)**", ko: "\(file) \(line)번째 줄: **\(text)**")
  }

  static func editHere(_ editor: String, keys: Sentence?) -> Sentence {
    guard let keys else {
      return Sentence(
        "Press `e` to open the file in \(editor). Save it, and see what changes.",
        ko: "`e` 키를 누르면 \(editor) 편집기로 파일을 열어요. 저장하고 무엇이 바뀌는지 보세요.")
    }
    return Sentence(
      "Press `e` to open the file in \(editor) (\(keys)). Save it, and see what changes.",
      ko: "`e` 키를 누르면 \(editor) 편집기로 파일을 열어요(\(keys)). 저장하고 무엇이 바뀌는지 보세요.")
  }

  static let editElsewhere = Sentence(
    "Edit the file in another window. Save it, and see what changes.",
    ko: "다른 창에서 파일을 고치세요. 저장하고 무엇이 바뀌는지 보세요.")

  static let pictureBeside = Sentence("→ the picture beside this text", ko: "→ 옆에 있는 그림")

  static let figureComing = Sentence("drawing the picture …", ko: "그림을 그리는 중 …")

  static let searchFor = Sentence("Search:", ko: "찾기:")

  static func notInLesson(_ words: String) -> Sentence {
    Sentence("“\(words)” isn't in this lesson.", ko: "이 본문에 없어요: “\(words)”")
  }

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
  static let keySkip = Sentence("skip", ko: "건너뛰기")
  static let keySearch = Sentence("search", ko: "찾기")
  static let keyUp = Sentence("up", ko: "위로")
  static let keyViews = Sentence("views", ko: "보기")
}
