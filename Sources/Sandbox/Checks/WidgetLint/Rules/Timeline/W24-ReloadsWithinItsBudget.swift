import Drawing
import Foundation
import Sentences
import WorkerProtocol
import SwiftSource

/// Limits reloads to the daily budget of 40 to 70 for a frequently viewed widget.
struct ReloadsWithinItsBudget: LintRule {
  /// One reload every 15 minutes, as in Apple's sample, doesn't cause a warning yet.
  private static let tolerated = 96.5
  private static let farBeyond = 288.0

  let card = LintRuleCard(
    number: "W24",
    name: Sentence("reloads too often", ko: "너무 잦은 갱신"),
    evidence: [.timeline, .source], severities: [.error, .warning, .info],
    threshold: Sentence(
      "over 70 reloads a day: info, over 96: warning, over 288: error; .never without a reload call in any file: info",
      ko: "하루 갱신 70번 초과 참고, 96번 초과 경고, 288번 초과 오류. .never인데 어느 파일에도 갱신 호출이 없으면 참고"),
    basis: .upToDate,
    explanation: Sentence(
      "A frequently viewed widget typically gets 40 to 70 reloads a day. The system delays the rest.",
      ko: "자주 보는 위젯도 갱신은 보통 하루 40–70번이에요. 그 이상은 시스템이 미뤄요."),
    fix: Sentence(
      "Plan entries further ahead, and reload less often.", ko: "엔트리를 미리 만들어 두고 갱신은 덜 자주 요청하세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    guard let timeline = examination.subject.timeline, !timeline.entries.isEmpty,
      let day = examination.subject.day
    else { return [] }
    let place = examination.place(ofProvider: "timeline", "getTimeline")
    if timeline.policy == .never {
      let reloads = examination.source.uses(
        "reloadTimelines", "reloadAllTimelines", "WidgetPushHandler")
      guard !examination.source.isEmpty, !reloads else { return [] }
      return [
        finding(
          .info,
          Sentence(
            "The policy is .never and no code here calls WidgetCenter, so the widget doesn't change.",
            ko: "정책이 .never인데 WidgetCenter를 부르는 코드가 없어서 위젯이 바뀌지 않아요."),
          fix: Sentence(
            "Reload from the app when its data changes, or use .atEnd or .after(date).",
            ko: "데이터가 바뀔 때 앱에서 갱신을 요청하거나, .atEnd나 .after(date)를 쓰세요."),
          in: examination, place: place)
      ]
    }
    guard !day.isDueAtOnce else {
      return [
        finding(
          .warning,
          Sentence(
            "The next reload is already due, so the system decides when it happens.",
            ko: "다음 갱신 시각이 이미 지나서, 언제 갱신할지는 시스템이 정해요."),
          fix: Sentence(
            "Request the next reload for at least 15 minutes from now.", ko: "15분 이상 뒤의 갱신을 요청하세요."),
          in: examination, place: place)
      ]
    }
    guard let count = day.reloadsPerDay, count > ReloadBudget.reloadsPerDay.upperBound else {
      return []
    }
    let perDay = Double(count)
    let minutes = Int((24 * 60 / perDay).rounded())
    return [
      finding(
        perDay > Self.farBeyond ? .error : perDay > Self.tolerated ? .warning : .info,
        Sentence(
          "A reload every \(count: minutes, "minute") makes \(count) a day, but the system allows 40 to 70.",
          ko: "\(minutes)분마다 갱신을 요청하면 하루 \(count)번이에요. 시스템은 40–70번까지 허용해요."),
        in: examination, place: place)
    ]
  }
}
