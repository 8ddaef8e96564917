import Sentences

/// The next command to type, shown as the last line of every response.
extension Sentence {
  static func editThenCheck(file: String) -> Sentence {
    Sentence(
      "Next: edit \(file) (`edit` opens it), save, then type `check`.",
      ko: "다음: \(file) 파일을 고쳐 저장한 뒤(`edit` 명령으로 열어요) `check` 명령을 입력하세요.")
  }

  static func mendThenCheck(file: String, hasHint: Bool) -> Sentence {
    guard hasHint else {
      return Sentence(
        "Next: fix \(file), save, then type `check`.",
        ko: "다음: \(file) 파일을 고쳐 저장한 뒤 `check` 명령을 입력하세요.")
    }
    return Sentence(
      "Next: fix \(file), save, then type `check`. Stuck? Type `hint`.",
      ko: "다음: \(file) 파일을 고쳐 저장한 뒤 `check` 명령을 입력하세요. 막히면 `hint` 명령을 입력하세요.")
  }

  static func goOn(to title: String) -> Sentence {
    Sentence("Next: type `next` for “\(title)”.", ko: "다음: “\(title)” 과제로 가려면 `next` 명령을 입력하세요.")
  }

  static let allDone = Sentence(
    "Type `export` to take your widget to Xcode, `list` to look back, or `quit` to leave.",
    ko: "위젯을 Xcode로 가져가려면 `export`, 돌아보려면 `list`, 나가려면 `quit` 명령을 입력하세요.")

  static func answerWith(letters: String, several: Bool) -> Sentence {
    if several {
      return Sentence(
        "Next: type all the correct letters, such as `a c` (of \(letters)).",
        ko: "다음: 맞는 글자를 모두 `a c`처럼 입력하세요(보기: \(letters)).")
    }
    return Sentence(
      "Next: type a letter (\(letters)).", ko: "다음: 글자 하나를 입력하세요(\(letters)).")
  }

  static let answerYesOrNo = Sentence(
    "Next: type `yes` or `no`.", ko: "다음: `yes` 또는 `no` 가운데 하나를 입력하세요.")

  static func watchPassed(next title: String) -> Sentence {
    Sentence(
      "Next: press n for “\(title)”. Other keys: l list, q stop watching.",
      ko: "다음: “\(title)” 과제로 가려면 n 키를 누르세요. 다른 키: l 목록, q 그만 보기.")
  }

  static let watchKeys = Sentence(
    "Watching. Save the file to check it. Keys: c check, a all problems, h hint, n next, l list, q stop watching.",
    ko: "지켜보는 중이에요. 파일을 저장하면 검사해요. 키: c 검사, a 문제 전부, h 힌트, n 다음, l 목록, q 그만 보기.")
}
