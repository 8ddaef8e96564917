package import Sentences

/// The lateness of a submission.
package struct Lateness: Codable, Equatable, Sendable {
  /// The lateness in seconds; nil if there's only a platform's late mark.
  package var seconds: Int?

  package init(seconds: Int?) { self.seconds = seconds }

  package var sentence: Sentence {
    guard let seconds else { return Sentence("late", ko: "늦음") }
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600 % 24, (seconds + 59) / 60 % 60)
    if days > 0 { return Sentence("late by \(days) d \(hours) h", ko: "\(days)일 \(hours)시간 늦음") }
    if seconds >= 3_600 {
      return Sentence("late by \(hours) h \(minutes) min", ko: "\(hours)시간 \(minutes)분 늦음")
    }
    return Sentence("late by \(minutes) min", ko: "\(minutes)분 늦음")
  }
}
