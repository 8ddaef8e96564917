import Drawing
import Foundation
import Sentences
import WorkerProtocol

/// Requires a timeline whose entries are in order and start now.
struct HasASoundTimeline: LintRule {
  /// The number of entries beyond which most are never shown before the next reload.
  private static let manyEntries = 300
  /// The maximum delay of the first entry, in seconds.
  private static let patience = 60.0

  let card = LintRuleCard(
    number: "W22",
    name: Sentence("shape of the timeline", ko: "타임라인의 모양"),
    evidence: [.timeline], severities: [.error, .warning, .info],
    threshold: Sentence(
      """
      no timeline, no entries, or entries out of order: error; two entries with the same date, a first entry \
      over 60 s ahead, or only past entries: warning; over 300 entries: info
      """,
      ko: "타임라인이나 엔트리가 없거나 순서가 어긋나면 오류. 같은 시각, 첫 엔트리가 60초 넘게 뒤, 모두 과거면 경고. 300개를 넘으면 참고"),
    basis: .upToDate,
    explanation: Sentence(
      "The system goes through the entries by date, and always shows the latest entry that is due.",
      ko: "시스템은 엔트리를 시각 순서로 따라가며, 때가 된 엔트리 가운데 가장 최근 것을 보여 줘요."),
    fix: Sentence(
      "Start with an entry dated now, and sort the entries by date.",
      ko: "지금 시각의 엔트리로 시작하고 시각 순으로 정렬하세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    guard let timeline = examination.subject.timeline else {
      // Without a fix, the note blames code that was left out.
      guard let note = examination.subject.noTimeline, let fix = note.fix else { return [] }
      let place = examination.place(ofProvider: "timeline", "getTimeline")
      return [finding(.error, note.message, fix: fix, in: examination, place: place)]
    }
    let dates = timeline.entries.map(\.date)
    let now = examination.subject.askedAt
    let place = examination.place(ofProvider: "timeline", "getTimeline")
    func found(_ severity: LintSeverity, _ message: Sentence, fix: Sentence? = nil) -> LintFinding {
      finding(severity, message, fix: fix, in: examination, place: place)
    }
    guard let first = dates.min(), let last = dates.max() else {
      if examination.subject.isIncomplete { return [] }
      return [
        found(
          .error,
          Sentence(
            "The timeline is empty, so the widget keeps its placeholder.",
            ko: "타임라인이 비어서 위젯에 플레이스홀더만 보여요."),
          fix: Sentence("Return at least one entry, dated now.", ko: "지금 시각의 엔트리를 하나 이상 돌려주세요."))
      ]
    }
    var findings: [LintFinding] = []
    if dates != dates.sorted() {
      findings.append(
        found(
          .error,
          Sentence("The entries aren't in date order.", ko: "엔트리가 시각 순서대로 있지 않아요.")))
    }
    if Set(dates).count < dates.count {
      findings.append(
        found(
          .warning,
          Sentence(
            "Several entries have the same date, but only one of them is ever shown.",
            ko: "같은 시각의 엔트리가 여러 개예요. 그중 하나만 보여요.")))
    }
    if first > now + Self.patience {
      let minutes = Int(saturating: first.timeIntervalSince(now) / 60)
      findings.append(
        found(
          .warning,
          Sentence(
            "There's no entry for the first \(count: minutes, "minute").",
            ko: "처음 \(minutes)분 동안 보여 줄 엔트리가 없어요.")))
    }
    if dates.count > 1, last < now - Self.patience {
      findings.append(
        found(
          .warning,
          Sentence(
            "All entries are in the past, so only the last one is ever shown.",
            ko: "모든 엔트리가 과거라서 마지막 엔트리만 보여요.")))
    }
    if dates.count > Self.manyEntries {
      findings.append(
        found(
          .info,
          Sentence(
            "The timeline has \(dates.count) entries. The system draws and stores each one several times.",
            ko: "타임라인에 엔트리가 \(dates.count)개 있어요. 시스템은 엔트리마다 여러 번 그려 저장해요."),
          fix: Sentence(
            "Return entries for only the next few hours, and reload for the rest.",
            ko: "앞으로 몇 시간만 돌려주고, 나머지는 갱신해서 받으세요.")))
    }
    return findings
  }
}
