import Sentences

extension Sentence {
  static func hint(_ number: Int, of all: Int) -> Sentence {
    Sentence("Hint \(number) of \(all)", ko: "힌트 \(number)/\(all)")
  }

  /// The heading of a hint that helps with one check.
  static func hint(_ number: Int, of all: Int, forCheck title: String) -> Sentence {
    Sentence(
      "Hint \(number) of \(all), for “\(title)”", ko: "힌트 \(number)/\(all) · “\(title)” 검사")
  }

  static let noHints = Sentence(
    "This exercise has no hints. The lesson (`show`) says what you need.",
    ko: "이 과제에는 힌트가 없어요. 필요한 내용은 본문(`show`)에 있어요.")

  static let lastHint = Sentence(
    "That was the last hint. `solution` shows the solution.",
    ko: "마지막 힌트예요. `solution` 명령으로 모범 답안을 볼 수 있어요.")
}
