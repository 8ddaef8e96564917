import Sentences

/// A check that ended instead of deciding: an author's slip, about which the author is told.
package enum BrokenCheck {
  private static let stopped = "The check itself stopped"
  private static let fellShort = "The check broke off"

  /// What is said of a check that ended by itself.
  static func sentence(because reason: Sentence) -> Sentence {
    Sentence("The check itself stopped: \(reason)", ko: "검사 자체가 멈췄어요: \(reason)")
  }

  /// What is said of a check that looked for the third of two: the author should have asked how many there
  /// are, and whoever handed in the answer may have left one out.
  static func sentence(short reason: Sentence) -> Sentence {
    Sentence(
      "The check broke off, since your answer has less than it looks for: \(reason) See what is missing.",
      ko: "답에서 찾는 것이 모자라 검사가 도중에 멈췄어요: \(reason) 무엇이 빠졌는지 보세요.")
  }

  /// Whether a fault is about a place in a list that is too short.
  static func isAboutTooFew(_ reason: Sentence) -> Bool {
    let words = reason.spoken(in: .english).lowercased()
    return words.contains("out of range") || words.contains("out of bounds")
      || words.contains("from empty collection") || words.contains("empty collection")
  }

  /// Whether a check ended so.
  package static func isMeant(by check: CheckResult) -> Bool {
    guard let words = check.message?.spoken(in: .english) else { return false }
    return (check.status == .infrastructureFailure && words.hasPrefix(stopped))
      || (check.status == .failed && words.hasPrefix(fellShort))
  }
}
