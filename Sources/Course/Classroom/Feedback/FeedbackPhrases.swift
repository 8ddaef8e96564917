import Sentences

/// Text that all feedback pages share.
enum FeedbackPhrases {
  static let expected = Sentence("Expected", ko: "기대한 값")
  static let actual = Sentence("Actual", ko: "실제 값")
  static let plainWords = Sentence("In plain words", ko: "쉽게 말하면")
  static let missing = Sentence("Nothing handed in", ko: "내지 않은 과제")
  static let points = Sentence("Points", ko: "점수")
  static let passed = Sentence("passed", ko: "통과")
  static let notPassed = Sentence("not passed", ko: "통과하지 못함")
  static let hint = Sentence("Hint", ko: "힌트")
  static let errors = Sentence("Compiler messages", ko: "컴파일러 메시지")
  static func moreOnThisLine(_ count: Int) -> Sentence {
    Sentence("and \(count) more on this line", ko: "이 줄에 \(count)개 더")
  }
  static let code = Sentence("Your code", ko: "내 코드")
  static let legend = Sentence(
    "Gray lines come from the starter; + marks your lines, and − lines of the starter that you removed.",
    ko: "회색 줄은 처음 받은 코드예요. +는 새로 쓴 줄, −는 처음 코드에서 지운 줄이에요.")
  static let teacher = Sentence("Teacher", ko: "선생님")
  static let criteria = Sentence("Graded by your teacher", ko: "선생님이 채점한 항목")
  static func moreLines(_ count: Int) -> Sentence {
    Sentence("… and \(count) more lines", ko: "… 그 밖에 \(count)줄 더")
  }
  static func attempt(_ attempt: Attempt) -> Sentence {
    Sentence("Attempt: \(attempt.sentence)", ko: "낸 횟수: \(attempt.sentence)")
  }
  static let checks = Sentence("Checks", ko: "검사")
}
