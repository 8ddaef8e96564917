import Sentences

/// A check that ended without a result because of its author's mistake.
package enum BrokenCheck {
  private static let stopped = "The check itself stopped"
  private static let fellShort = "The check broke off"

  /// Returns the message for a check that crashed.
  static func sentence(because reason: Sentence) -> Sentence {
    Sentence("The check itself stopped: \(reason)", ko: "검사 자체가 멈췄어요: \(reason)")
  }

  /// Returns the message for a check that used an index beyond the end of a list.
  ///
  /// The author should have checked the count, and the learner may have left out an element.
  static func sentence(short reason: Sentence) -> Sentence {
    Sentence(
      """
      The check broke off because your code lacks something that the check looks for: \(reason) Find \
      out what's missing.
      """,
      ko: "코드에 검사가 찾는 것이 모자라 검사가 도중에 멈췄어요: \(reason) 무엇이 빠졌는지 보세요.")
  }

  /// Whether a runtime error is about an index beyond the end of a list.
  static func isAboutTooFew(_ reason: Sentence) -> Bool {
    let words = reason.spoken(in: .english).lowercased()
    return words.contains("out of range") || words.contains("out of bounds")
      || words.contains("from empty collection") || words.contains("empty collection")
  }

  /// Whether a check ended because of its author's mistake.
  package static func isMeant(by check: CheckResult) -> Bool {
    guard let words = check.message?.spoken(in: .english) else { return false }
    return (check.status == .infrastructureFailure && words.hasPrefix(stopped))
      || (check.status == .failed && words.hasPrefix(fellShort))
  }
}
