import Foundation
import Stage

/// A timeline has entries, in order, from now on.
struct HasASoundTimeline: LintRule {
  let number = "W22"
  let basis = "WidgetKit documentation, “Keeping a widget up to date”"

  /// More entries than any screen shows before the next reload.
  private static let manyEntries = 300

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard let timeline = subject.timeline else { return [] }
    let dates = timeline.entries.map(\.date.timeIntervalSinceReferenceDate)
    guard let first = dates.first else {
      return [
        finding(
          .error, "The timeline is empty: the widget keeps its placeholder.",
          fix: "Return at least one entry, dated now.", in: subject)
      ]
    }
    var findings: [LintFinding] = []
    if dates != dates.sorted() {
      findings.append(
        finding(
          .error, "The entries are not in the order of their dates.",
          fix: "Sort them by date.", in: subject))
    }
    if Set(dates).count < dates.count {
      findings.append(
        finding(
          .warning, "Several entries have the same date; only one of them is ever shown.",
          fix: "Give each entry a date of its own.", in: subject))
    }
    if first > subject.askedAt + 60 {
      findings.append(
        finding(
          .warning,
          "Nothing is to be shown for the first \(Int((first - subject.askedAt) / 60)) minutes.",
          fix: "Begin with an entry dated now.", in: subject))
    }
    if dates.count > Self.manyEntries {
      findings.append(
        finding(
          .info, "\(dates.count) entries; each is drawn and stored several times over.",
          fix: "Return the next hours, and reload for the rest.", in: subject))
    }
    return findings
  }
}
