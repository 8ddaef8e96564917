package import Sentences
package import WorkerProtocol

/// Messages about a tap: its target and its effect.
package enum TapPhrases {
  package static func sentences(for report: TapReport) -> [Sentence] {
    report.remarks.filter { $0 != .severalURLs }.map { sentence(for: $0, report) }
      + (report.isControl && report.outcome == nil ? [] : [effect(of: report)])
      + consequences(of: report)
      + OpeningPhrases.sentences(for: report.openings, hasURL: report.opened != nil)
      + report.remarks.filter { $0 == .severalURLs }.map { sentence(for: $0, report) }
  }

  private static func effect(of report: TapReport) -> Sentence {
    let name = report.name ?? ""
    switch report.target {
    case .control(let intent):
      return Sentence("“\(name)” performs \(intent).", ko: "“\(name)” 부분이 \(intent) 인텐트를 실행해요.")
    case .link(let url):
      return Sentence(
        "“\(name)” opens the app with \(url.absoluteString).",
        ko: "“\(name)” 부분이 \(url.absoluteString) 주소로 앱을 열어요.")
    case .widgetURL(let url):
      return Sentence(
        "The app opens with the widget's URL, \(url.absoluteString).",
        ko: "위젯의 URL인 \(url.absoluteString) 주소로 앱이 열려요.")
    case .app:
      return Sentence(
        "The app opens without a URL, because nothing in this picture has a widgetURL.",
        ko: "widgetURL이 없어서 URL 없이 앱이 열려요.")
    }
  }

  private static func consequences(of report: TapReport) -> [Sentence] {
    guard let outcome = report.outcome else { return [] }
    if let error = outcome.error {
      return [
        Sentence(
          "The intent threw an error, so the widget stays as it was: \(error)",
          ko: "인텐트가 오류를 던져서 위젯이 그대로예요. 오류: \(error)")
      ]
    }
    let kinds = outcome.reloadedKinds.filter { !$0.isEmpty }.map { "“\($0)”" }
      .joined(separator: ", ")
    var sentences =
      kinds.isEmpty ? [] : [Sentence("Reloaded: \(kinds).", ko: "갱신된 위젯: \(kinds).")]
    // The app updates a Live Activity, not a provider.
    if report.before.request.family.activity == nil,
      outcome.after?.picture.drawing == report.before.picture.drawing
    {
      sentences.append(
        Sentence(
          "The widget looks the same as before. Does the provider read what the intent changed?",
          ko: "위젯이 전과 똑같아 보여요. 인텐트가 바꾼 것을 프로바이더가 읽나요?"))
    }
    if let url = outcome.opened {
      sentences.append(
        Sentence(
          "Then the app opens with \(url.absoluteString).",
          ko: "그다음 \(url.absoluteString) 주소로 앱이 열려요."))
    } else if report.opensApp {
      sentences.append(
        Sentence(
          "Then the app opens: openAppWhenRun is true.", ko: "그다음 앱이 열려요. openAppWhenRun이 true예요."))
    }
    return sentences
  }

  private static func sentence(for remark: TapReport.Remark, _ report: TapReport) -> Sentence {
    let name = report.name ?? ""
    switch remark {
    case .closure:
      return Sentence(
        "Widgets never call closures. Give the button an app intent: Button(intent:).",
        ko: "위젯은 클로저를 호출하지 않아요. 버튼에 앱 인텐트를 넣으세요: Button(intent:).")
    case .disabled:
      return Sentence(
        "“\(name)” is disabled, so tapping it does nothing.",
        ko: "“\(name)” 부분은 비활성화되어 있어서 탭해도 반응이 없어요.")
    case .beforeInteraction:
      return Sentence(
        "Buttons and toggles in widgets need iOS 17. On iOS \(report.before.request.systemVersion), a tap opens the app.",
        ko:
          "위젯의 버튼과 스위치는 iOS 17부터 동작해요. iOS \(report.before.request.systemVersion) 버전에서는 탭하면 앱이 열려요."
      )
    case .passivePlace:
      return Sentence(
        "In a compact or minimal Dynamic Island, a tap opens the app. Buttons and toggles act in the Lock Screen and expanded views.",
        ko:
          "다이내믹 아일랜드의 컴팩트나 최소 표시를 탭하면 앱이 열려요. 버튼과 스위치는 잠금 화면과 확장된 뷰에서 동작해요.")
    case .linkWithoutEffect:
      return Sentence(
        "Links do nothing in \(report.before.request.family): the whole widget is one tap target, with its widgetURL.",
        ko: "\(report.before.request.family) 크기에서는 Link가 동작하지 않아요. 위젯 전체가 widgetURL 하나로 열려요.")
    case .severalURLs:
      return Sentence(
        "There are several widgetURLs. Apple doesn't say which one wins; Rings uses the outermost.",
        ko: "widgetURL이 여러 개예요. 어느 것이 쓰일지 Apple은 정해 두지 않았고, Rings는 가장 바깥 것을 써요.")
    }
  }
}
