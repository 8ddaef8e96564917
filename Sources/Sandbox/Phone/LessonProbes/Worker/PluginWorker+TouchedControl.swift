import Foundation
import Sentences
import Simulator
import WorkerProtocol
import WidgetKit

extension PluginWorker {
  /// Returns the requested control by its name, or the only control if there are no widgets.
  func touchedControl(_ request: RenderRequest) throws -> ControlHost? {
    guard case .widget(let name) = request.subject else { return nil }
    if let name { return try controlHost(named: name) }
    let library = try loadedLibrary
    guard library.types(conformingTo: "Widget").isEmpty,
      let only = library.types(conformingTo: "ControlWidget").first
    else { return nil }
    return try controlHost(named: only.name)
  }

  /// Taps a control, which is a single button or toggle.
  func touch(_ host: ControlHost, _ request: WidgetTapRequest) async throws -> TapReport {
    var picture = request.picture
    if picture.family.control == nil {
      picture.family = .control(.controlSmall)
    }
    try requireControl(request.place)
    let before = try await render(host, picture)
    guard
      let parts = ControlParts(
        of: try await host.template(values: picture.configuration.parameterValues))
    else { throw ControlHostError.empty(control: host.name) }
    let action = parts.tapAction()
    let intent = String(describing: type(of: action))
    let name = host.declaration.displayName.map { String(localized: $0) } ?? host.name
    var report = TapReport(
      before: before.passable, x: before.picture.size.width / 2, y: before.picture.size.height / 2,
      target: .control(intent: intent), name: name, remarks: [],
      buttons: [TapReport.Part(name: name, action: intent)], links: [])
    guard !parts.isDisabled else {
      report.remarks = [.disabled]
      return report
    }
    let kind = host.declaration.kind
    let outcome = await IntentOutcome.performing(
      action.restored(), tappedKind: kind, installedKinds: try widgets().map(\.kind))
    report.opensApp = outcome.opensApp
    report.outcome = TapOutcome(
      intent: outcome.intent, opened: outcome.opened, reloadedKinds: outcome.reloadedKinds,
      asksForReload: outcome.requests.contains { $0.reloads(kind: kind) }, error: outcome.error,
      after: outcome.error == nil ? try await render(host, picture).passable : nil)
    if let url = outcome.opened {
      report.openings = try openings(by: .url(url), picture)
    }
    return report
  }

  private func requireControl(_ place: WidgetTapRequest.Place) throws(RequestFailure) {
    switch place {
    case .point, .button(1): return
    case .button(let number):
      throw RequestFailure(
        impossible: Sentence(
          "A control has only one button. There is no button \(number).",
          ko: "제어 항목에는 버튼이 하나뿐이에요. \(number)번 버튼은 없어요."))
    case .link:
      throw RequestFailure(
        impossible: Sentence("A control has no Link.", ko: "제어 항목에는 Link가 없어요."))
    }
  }
}
