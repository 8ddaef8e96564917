package import AppIntents
import Foundation
import Synchronization
package import WidgetKit

/// The outcome of performing an intent.
package struct IntentOutcome: Sendable {
  /// The intent's type name in the learner's code.
  package let intent: String
  /// The kinds of the widgets that get a new timeline, always including the tapped widget's kind.
  package let reloadedKinds: [String]
  /// The requests of the intent and the app to the widget center, in order.
  package let requests: [WidgetReloadRequest]
  /// Whether the standard user defaults changed after the last reload request.
  ///
  /// In that case, the system may have drawn the old values.
  package let storesAfterAsking: Bool
  /// Whether the system opens the app after the intent.
  package let opensApp: Bool
  /// The URL that the intent or its follow-up intent opens; nil for none.
  package let opened: URL?
  /// The description of the intent's error; nil if it succeeded.
  package let error: String?
}

extension WidgetHost {
  /// Taps a button or toggle: performs its intent, as the extension would.
  ///
  /// `installedKinds` are the kinds of the phone's widgets, for intents that reload all of them.
  package func tap(
    handle: Int, in picture: WidgetPicture, installedKinds: [String] = []
  ) async throws -> IntentOutcome {
    guard picture.intents.indices.contains(handle) else {
      throw WidgetHostError.noControl(handle: handle)
    }
    return await IntentOutcome.performing(
      picture.intents[handle].restored(), tappedKind: declaration.kind,
      installedKinds: installedKinds)
  }
}

extension IntentOutcome {
  /// Performs an intent, as the extension would.
  ///
  /// The outcome's `error` describes any error of the intent.
  ///
  /// - Parameters:
  ///   - tappedKind: The kind of the tapped widget, which always gets a new timeline; nil if no widget was
  ///     tapped.
  ///   - restore: Sets the intent's parameters; its errors count as the intent's.
  @MainActor
  package static func performing(
    _ intent: any AppIntent, tappedKind: String?, installedKinds: [String] = [],
    restoring restore: (any AppIntent) async throws -> Void = { _ in }
  ) async -> IntentOutcome {
    _ = WidgetCenter.shared.takeRequests()
    let asked = StoredWhenAsked()
    WidgetCenter.shared.onRequest { asked.look() }
    defer { WidgetCenter.shared.onRequest(nil) }
    var message: String?
    var next: (any AppIntent)? = intent
    do {
      try await restore(intent)
      try intent.requireValues()
      if let opening = try await intent.run() as? any OpeningResult, let named = opening.nextIntent
      {
        next = named
      }
    } catch let error as IntentParameterError {
      message = error.description
    } catch {
      message = String(describing: error)
    }
    let requests = WidgetCenter.shared.takeRequests()
    var kinds = tappedKind.map { [$0] } ?? []
    for other in installedKinds where !kinds.contains(other) {
      if requests.contains(where: { $0.reloads(kind: other) }) { kinds.append(other) }
    }
    // A kind requested by name is included even if there's no such widget.
    for case .kind(let other) in requests where !kinds.contains(other) { kinds.append(other) }
    return IntentOutcome(
      intent: String(describing: type(of: intent)), reloadedKinds: kinds, requests: requests,
      storesAfterAsking: asked.isOutdated,
      opensApp: type(of: intent).opensApp || next.map { type(of: $0).opensApp } == true,
      opened: message == nil ? (next as? OpenURLIntent)?.url : nil, error: message)
  }
}

/// The app's user defaults at its last reload request.
private final class StoredWhenAsked: Sendable {
  private let defaults = Mutex<SavedDefaults?>(nil)

  func look() {
    let now = SavedDefaults()
    defaults.withLock { $0 = now }
  }

  /// Whether the defaults have changed since that request; false without a request.
  var isOutdated: Bool {
    guard let then = defaults.withLock({ $0 }) else { return false }
    return !SavedDefaults().changes(since: then).isEmpty
  }
}

extension AppIntent {
  fileprivate func run() async throws -> any IntentResult { try await perform() }
  fileprivate static var opensApp: Bool { openAppWhenRun }
}
