import Sentences

/// Texts that all feedback pages share.
enum FeedbackWords {
  static let expected = Sentence("Expected", ko: "기대한 것")
  static let actual = Sentence("Found", ko: "실제로 있는 것")
  static let plainWords = Sentence("In plain words", ko: "쉬운 말로")
  static let missing = Sentence("Nothing handed in", ko: "내지 않은 과제")
  static let points = Sentence("Points", ko: "점수")
  static let passed = Sentence("passed", ko: "통과")
  static let notPassed = Sentence("not passed", ko: "통과하지 못함")
  static let hint = Sentence("Hint", ko: "힌트")
  static let errors = Sentence("What the compiler says", ko: "컴파일러가 한 말")
  static func moreOnThisLine(_ count: Int) -> Sentence {
    Sentence("and \(count) more of this line", ko: "이 줄에 대해 \(count)개 더")
  }
  static let checks = Sentence("Checks", ko: "검사")
}
