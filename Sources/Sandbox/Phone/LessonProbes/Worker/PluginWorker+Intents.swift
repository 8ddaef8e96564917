import AppIntents
import Foundation
import Simulator
import WorkerProtocol
import WidgetKit

extension PluginWorker {
  /// Archives the intent behind a tap, if another process can perform it.
  ///
  /// Code with Live Activities performs its intents here, because the activities exist in this process.
  func archivedIntent(_ request: ArchiveIntentRequest) async throws -> ArchivedIntent {
    let intent: any AppIntent
    var archived: ArchivedIntent
    switch request.tapped {
    case .picture(let tap):
      archived = ArchivedIntent(
        date: tap.picture.date ?? PluginWorker.moment, locale: tap.picture.locale)
      guard let (host, picture) = last, picture.intents.indices.contains(tap.handle) else {
        return archived
      }
      intent = picture.intents[tap.handle]
      archived.kind = host.declaration.kind
    case .control(let request):
      archived = ArchivedIntent(date: PluginWorker.moment, locale: request.locale)
      let host = try onlyControlHost(named: request.control)
      let state = try await reading(of: host, request)
      guard !state.isDisabled else { return archived }
      intent = state.action
      archived.controlKind = host.declaration.kind
    }
    guard try loadedLibrary.types(conformingTo: "ActivityAttributes").isEmpty,
      let values = intent.archivedValues
    else { return archived }
    archived.type = _mangledTypeName(type(of: intent))
    archived.values = values
    archived.installedKinds = try widgets().map(\.kind)
    return archived
  }

  func perform(_ request: PerformIntentRequest) async throws -> PerformedIntent {
    let archived = request.intent
    WorkerClock.set(archived.date)
    WorkerLocale.current = Locale(identifier: archived.locale)
    guard let type = archived.type.flatMap(_typeByName) as? any AppIntent.Type else {
      throw RequestFailure(
        "The intent's type isn't in this code.", ko: "이 코드에 없는 타입의 인텐트예요.")
    }
    let values = try archived.values.parameterValues
    let intent = type.init()
    _ = ControlCenter.shared.takeRequests()
    let outcome = await IntentOutcome.performing(
      intent, tappedKind: archived.kind, installedKinds: archived.installedKinds
    ) { try await $0.restore(values) }
    return PerformedIntent(
      outcome, kind: archived.kind,
      controls: ControlCenter.shared.takeRequests().kinds(of: archived.controlKind ?? ""))
  }
}

extension PerformedIntent {
  /// - Parameter kind: The kind of the widget that was tapped; nil for a control.
  init(_ outcome: IntentOutcome, kind: String?, controls: [String] = []) {
    self.init(
      intent: outcome.intent, opened: outcome.opened, opensApp: outcome.opensApp,
      reloadedKinds: outcome.reloadedKinds, reloadedControls: controls,
      asksForReload: kind.map { kind in outcome.requests.contains { $0.reloads(kind: kind) } }
        ?? false,
      storesAfterAsking: outcome.storesAfterAsking, error: outcome.error)
  }
}

extension AppIntent {
  /// The parameters' values as JSON text, by name; nil if one of them can't be archived.
  fileprivate var archivedValues: [String: String]? {
    var values: [String: String] = [:]
    for named in parameters {
      // Leaves out a parameter without a value, because the new intent in the other process has no value
      // either.
      guard let value = named.parameter.anyValue else { continue }
      guard let kept = IntentParameterValue(archiving: value),
        let json = try? JSONEncoder().encode(kept)
      else { return nil }
      values[named.name] = String(decoding: json, as: UTF8.self)
    }
    return values
  }
}
