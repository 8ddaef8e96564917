package import AppIntents
import Foundation
import Synchronization
package import WidgetKit

/// What performing an intent came to.
package struct IntentOutcome: Sendable {
  /// The intent's type as learners wrote it.
  package let intent: String
  /// The kinds that get a new timeline: the tapped widget's always does.
  package let reloadedKinds: [String]
  /// What the intent and the app asked the widget center for, in their order.
  package let requests: [WidgetReloadRequest]
  /// Whether the standard user defaults are others than when a reload was last asked for: the system may
  /// have drawn what was there before.
  package let storesAfterAsking: Bool
  /// Whether the system opens the app after the intent.
  package let opensApp: Bool
  /// The URL that the intent, or the one that follows from it, opens; nil for none.
  package let opened: URL?
  /// What the intent threw, as it describes itself.
  package let error: String?
}

extension WidgetHost {
  /// Taps a button or toggle: performs its intent, as the extension would.
  ///
  /// `installedKinds` are the widgets on the phone, for intents that reload all of them.
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
  /// What the intent throws is in the outcome's `error`.
  ///
  /// - Parameters:
  ///   - tappedKind: The kind of the widget that gets a new timeline anyway; nil where the tap was on none.
  ///   - restore: Gives the intent its parameters; what it throws is the intent's error.
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
    // A kind that is asked for by name is told even if no such widget is there.
    for case .kind(let other) in requests where !kinds.contains(other) { kinds.append(other) }
    return IntentOutcome(
      intent: String(describing: type(of: intent)), reloadedKinds: kinds, requests: requests,
      storesAfterAsking: asked.isOutdated,
      opensApp: type(of: intent).opensApp || next.map { type(of: $0).opensApp } == true,
      opened: message == nil ? (next as? OpenURLIntent)?.url : nil, error: message)
  }
}

/// What the app had stored when it asked for a reload.
private final class StoredWhenAsked: Sendable {
  private let defaults = Mutex<SavedDefaults?>(nil)

  func look() {
    let now = SavedDefaults()
    defaults.withLock { $0 = now }
  }

  /// Whether something else is stored now; false where nobody asked.
  var isOutdated: Bool {
    guard let then = defaults.withLock({ $0 }) else { return false }
    return !SavedDefaults().changes(since: then).isEmpty
  }
}

extension AppIntent {
  fileprivate func run() async throws -> any IntentResult { try await perform() }
  fileprivate static var opensApp: Bool { openAppWhenRun }
}
