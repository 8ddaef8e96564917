import Foundation
import Stage

/// Entries stand minutes apart; what ticks, ticks by itself.
struct SpacesItsEntries: LintRule {
  let number = "W23"
  let basis = "WidgetKit documentation: entries at least about 5 minutes apart"

  func findings(in subject: LintSubject) -> [LintFinding] {
    let dates = (subject.timeline?.entries ?? []).map(\.date).sorted()
    let gaps = zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) }.filter { $0 > 0 }
    guard let shortest = gaps.min(), shortest < 300 else { return [] }
    return [
      finding(
        shortest < 60 ? .error : .warning,
        "Entries follow each other after \(Int(shortest)) seconds.",
        fix: "Leave 5 minutes or more; Text(date, style: .timer) counts without entries.",
        in: subject)
    ]
  }
}
