import Drawing
import Foundation
import Sentences
import WorkerProtocol

/// Requires minutes between entries, because timer text ticks on its own.
struct SpacesItsEntries: LintRule {
  /// The minimum time between entries, in seconds.
  private static let least = 300.0
  private static let hopeless = 60.0

  let card = LintRuleCard(
    number: "W23",
    name: Sentence("entries too close together", ko: "너무 촘촘한 엔트리"),
    evidence: [.timeline], severities: [.error, .warning],
    threshold: Sentence(
      "under 5 minutes apart: warning; under 60 s: error; the first entry, for now, is exempt",
      ko: "간격이 5분 미만이면 경고, 60초 미만이면 오류. 지금의 엔트리와 다음 엔트리 사이는 제외해요"),
    basis: .upToDate,
    explanation: Sentence(
      "If entries are less than about five minutes apart, the system doesn't show them on time.",
      ko: "시스템은 약 5분보다 촘촘한 엔트리를 제때 보여 주지 않아요."),
    fix: Sentence(
      "Leave at least 5 minutes. Text(date, style: .timer) and .relative count without new entries.",
      ko: "5분 이상 띄우세요. Text(date, style: .timer)와 .relative는 엔트리 없이도 흘러가요."))

  func findings(in examination: Examination) -> [LintFinding] {
    let dates = (examination.subject.timeline?.entries ?? []).map(\.date).sorted()
    var gaps = zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) }.filter { $0 > 0 }
    // The first gap doesn't count if the first entry is for now: a provider that continues at the next full
    // hour may be asked just before it.
    if gaps.count > 1, let first = dates.first, first <= examination.subject.askedAt {
      gaps.removeFirst()
    }
    guard let shortest = gaps.min(), shortest < Self.least else { return [] }
    return [
      finding(
        shortest < Self.hopeless ? .error : .warning,
        Sentence(
          "Some entries are only \(Int(saturating: shortest)) seconds apart.",
          ko: "간격이 \(Int(saturating: shortest))초밖에 안 되는 엔트리가 있어요."),
        in: examination, place: examination.place(ofProvider: "timeline", "getTimeline"))
    ]
  }
}
