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
  static let checks = Sentence("Checks", ko: "검사")
}
