import Foundation
import Stage

/// A day has a budget of 40 to 70 reloads for a widget that is looked at often.
struct ReloadsWithinItsBudget: LintRule {
  let number = "W24"
  let basis = "WidgetKit documentation: typically 40 to 70 refreshes a day"

  private static let budget = 70.0
  private static let farBeyond = 288.0

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard let timeline = subject.timeline, let last = timeline.entries.map(\.date).max() else {
      return []
    }
    let reload: Double
    switch timeline.policy {
    case .never: return []
    case .atEnd: reload = last.timeIntervalSinceReferenceDate
    case .after(let date): reload = date.timeIntervalSinceReferenceDate
    }
    let interval = reload - subject.askedAt
    guard interval > 0 else {
      return [
        finding(
          .warning, "The next reload is already due: the system decides when it comes.",
          fix: "Ask for a reload in 15 minutes or later.", in: subject)
      ]
    }
    let perDay = 86_400 / interval
    guard perDay > Self.budget else { return [] }
    return [
      finding(
        perDay > Self.farBeyond ? .error : perDay > 96.5 ? .warning : .info,
        "A reload every \(Int(interval / 60)) minutes is \(Int(perDay.rounded())) a day.",
        fix: "The system allows 40 to 70: plan entries ahead and reload less often.", in: subject)
    ]
  }
}
