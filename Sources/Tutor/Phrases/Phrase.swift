package import Sentences
import Terminal

/// A sentence that the learner reads, in every language that Rings speaks.
///
/// What is to be typed stands between backticks. Korean sentences put a noun after every name and
/// number (`3개`, `x 파일을`), so that no particle depends on how a name is read aloud.
package struct Phrase: Hashable, Sendable {
  private let english: String
  private let korean: String

  /// A phrase cannot be made without both languages.
  init(en english: String, ko korean: String) {
    self.english = english
    self.korean = korean
  }

  package func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

extension Phrase {
  /// `1 check`, `2 checks`.
  static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
  }

  /// Points without a needless decimal: `4`, `2.5`.
  static func points(_ points: Double) -> String {
    let rounded = (points * 10).rounded() / 10
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}
