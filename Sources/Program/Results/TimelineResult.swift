import Drawing
package import Foundation
package import Sentences
import WorkerProtocol
package import Viewing

/// The result of `timeline`: the distinct entries side by side, then each entry's period.
package struct TimelineResult: CommandResult {
  let outcome: TimelineRun.Outcome
  /// Whether to list every entry.
  let isWhole: Bool
  /// The phone's time zone.
  let timeZone: TimeZone

  /// The maximum number of pictures, two rows of small widgets on a wide terminal; sentences describe the
  /// rest.
  package static let mostPictures = 8
  /// The maximum number of entries listed; the rest are only counted.
  private static let mostLines = 24

  package init(outcome: TimelineRun.Outcome, isWhole: Bool, timeZone: TimeZone) {
    self.outcome = outcome
    self.isWhole = isWhole
    self.timeZone = timeZone
  }

  package func blocks(inWords: Bool) -> [ResultBlock] {
    let clock = StripClock(outcome.strip, timeZone)
    let findings = outcome.findings.flatMap { finding in
      [
        Sentence("\(finding.rule): \(finding.message)", ko: "\(finding.rule): \(finding.message)"),
        Sentence("  \(finding.fix)", ko: "  \(finding.fix)"),
      ]
    }
    return [
      .pictures(captioned(clock)),
      .sentences(
        unseen + moments(of: outcome.strip, clock) + summary(of: outcome.strip) + findings),
    ]
  }

  package func document(in language: Language) -> JSONFields {
    let strip = outcome.strip
    let policy: String? =
      switch strip.first?.policy {
      case .atEnd: "atEnd"
      case .never: "never"
      case .after: "after"
      case nil: nil
      }
    let entries = strip.entries.map { entry -> JSONFields in
      ["date": entry.date, "relevance": entry.relevance]
    }
    let shown = strip.moments.map { moment -> JSONFields in
      [
        "from": moment.shownFrom, "until": moment.shownUntil, "asked": moment.asked,
        "entry": moment.entry,
      ]
    }
    return [
      "version": 1, "widget": outcome.widget, "from": strip.from, "until": strip.until,
      "entries": entries, "shown": shown, "policy": policy, "reloads": strip.asked,
      "reloadsPerDay": strip.reloadsPerDay, "budget": ReloadBudget.reloadsPerDay.upperBound,
    ]
  }

  // MARK: Pictures

  private func captioned(_ clock: StripClock) -> [(caption: Sentence, picture: Picture)] {
    outcome.standIns.map { (Self.caption(of: $0.kind), $0.picture.picture) }
      + outcome.shown.map { shown in
        let (from, until) = (shown.moments.first?.shownFrom, shown.moments.last?.shownUntil)
        return (
          Sentence(verbatim: clock.span(from ?? outcome.strip.from, until ?? outcome.strip.until)),
          shown.picture.picture
        )
      }
  }

  private static func caption(of kind: TimelineRun.StandIn) -> Sentence {
    switch kind {
    case .placeholder: Sentence("placeholder", ko: "플레이스홀더")
    case .snapshot: Sentence("snapshot", ko: "스냅샷")
    case .gallerySnapshot: Sentence("snapshot in the gallery", ko: "갤러리 스냅샷")
    }
  }

  /// A description of the entries after the last picture.
  private var unseen: [Sentence] {
    let drawn = outcome.shown.reduce(0) { $0 + $1.moments.count }
    let rest = outcome.strip.moments.count - drawn
    guard rest > 0, drawn > 0 else { return [] }
    return [
      Sentence(
        "… and \(rest) more entries; draw them with --all.",
        ko: "… 그 밖에 엔트리 \(rest)개. --all로 모두 그려요.")
    ]
  }

  // MARK: Words

  private func moments(of strip: TimelineStrip, _ clock: StripClock) -> [Sentence] {
    let reloads = strip.asked.map { (date: $0, order: 0, what: Sentence("reload", ko: "갱신")) }
    let entries = strip.entries.map { entry in
      let what =
        entry.relevance.map { Sentence("entry, relevance \($0)", ko: "엔트리, 관련성 \($0)") }
        ?? Sentence("entry", ko: "엔트리")
      return (date: entry.date, order: 1, what: what)
    }
    let all = (reloads + entries).sorted { ($0.date, $0.order) < ($1.date, $1.order) }
    let most = isWhole ? all.count : Self.mostLines
    let lines = all.prefix(most).map { moment in
      Sentence(
        "\(clock.moment(moment.date))  \(moment.what)",
        ko: "\(clock.moment(moment.date))  \(moment.what)")
    }
    guard all.count > most else { return lines }
    let rest = all.count - most
    return lines + [
      Sentence(
        "… and \(rest) more times; list them with --all.",
        ko: "… 그 밖에 \(rest)개 시점. --all로 모두 보여 줘요.")
    ]
  }

  private func summary(of strip: TimelineStrip) -> [Sentence] {
    guard let perDay = strip.reloadsPerDay else { return [] }
    let (least, most) = (
      ReloadBudget.reloadsPerDay.lowerBound, ReloadBudget.reloadsPerDay.upperBound
    )
    let entries = Sentence(
      "\(count: strip.entries.count, "entry", "entries")", ko: "엔트리 \(strip.entries.count)개")
    // A reload scheduled after the simulated day still counts as a request.
    let counted =
      perDay == 0 && strip.asksAgainLater
      ? Sentence("\(entries), less than one reload a day", ko: "\(entries), 갱신 하루 1번 미만")
      : Sentence("\(entries), \(count: perDay, "reload") a day", ko: "\(entries), 갱신 하루 \(perDay)번")
    guard perDay > most else {
      return [
        Sentence(
          "\(counted); the system typically allows \(least) to \(most).",
          ko: "\(counted)이에요. 시스템은 보통 하루 \(least)~\(most)번을 허용해요.")
      ]
    }
    return [
      Sentence(
        "\(counted); the system typically allows \(least) to \(most), and delays the rest.",
        ko: "\(counted)이에요. 시스템은 보통 하루 \(least)~\(most)번만 허용해서, 넘는 것은 늦게 와요.")
    ]
  }
}

/// Formats the dates of a strip as briefly as its length allows, in the phone's time zone.
private struct StripClock {
  private let isLong: Bool
  private let hasSeconds: Bool
  private let timeZone: TimeZone

  init(_ strip: TimelineStrip, _ timeZone: TimeZone) {
    self.timeZone = timeZone
    isLong = strip.until.timeIntervalSince(strip.from) > ReloadBudget.dayLength + 1
    let dates = strip.moments.map(\.shownFrom) + strip.moments.map(\.shownUntil)
    // Summed intervals can be off by a rounding error.
    hasSeconds = dates.contains {
      abs($0.timeIntervalSinceReferenceDate.remainder(dividingBy: 60)) >= 0.5
    }
  }

  func moment(_ date: Date) -> String {
    date.formatted(
      Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
        .dateTimeSeparator(.space).time(includingFractionalSeconds: false))
  }

  func span(_ from: Date, _ until: Date) -> String { "\(short(from))–\(short(until))" }

  private func short(_ date: Date) -> String {
    guard date < .distantFuture else { return "…" }
    let style = Date.VerbatimFormatStyle(
      format:
        "\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)",
      timeZone: timeZone, calendar: Calendar(identifier: .gregorian))
    let text = date.formatted(style)
    let end = hasSeconds ? text.endIndex : text.index(text.endIndex, offsetBy: -3)
    let start = isLong ? text.startIndex : text.index(text.startIndex, offsetBy: 6)
    return String(text[start..<end])
  }
}
