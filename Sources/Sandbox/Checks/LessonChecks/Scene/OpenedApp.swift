import Drawing
public import Foundation
import PhoneFacts
import Sentences
import Stage

/// The learner's app after a tap on its widget has opened it.
public struct OpenedApp: Sendable {
  let opening: AppOpening
  let request: SceneRequest
  let session: CheckSession

  /// What the system called, in its order: `scene(_:openURLContexts:)`, `onOpenURL(perform:)`.
  public var callbacks: [String] { opening.calls.map(\.name) }

  /// Those of them that the app has a method for.
  public var writtenCallbacks: [String] { opening.calls.filter(\.isWritten).map(\.name) }

  /// Whether something in the app took the URL: a method or closure that is there, and does not say no.
  public var isTaken: Bool { opening.isTaken }

  /// What the app's windows showed when it was left; fails where the app did not run.
  public func windowBefore() throws -> RenderedPicture { try rendered(opening.before) }

  /// What the app's windows show now.
  public func window() throws -> RenderedPicture { try rendered(opening.window) }

  private func rendered(_ picture: Picture?) throws -> RenderedPicture {
    guard let picture else { throw PictureQuestionError.noWindow }
    return try session.screen(.window, picture, request)
  }
}

extension SceneHandle {
  /// Opens the app with a URL, as a tap on its widget does.
  ///
  /// Every call starts the app anew.
  ///
  /// - Parameters:
  ///   - url: What the widget's `widgetURL` or `Link` holds.
  ///   - earlier: What it was opened with before, one after the other, each time left again.
  ///   - state: `.background` for an app that was left before, `.notRunning` for one that the tap starts.
  public func open(
    _ url: URL, after earlier: URL..., from state: AppState = .background,
    device: String = "393x852",
    ios: String = "18.0", scheme: Scheme = .light, locale: String = "en_US"
  ) throws -> OpenedApp {
    guard let script = try? SceneScript([.launch, .background]) else {
      throw PictureQuestionError.noWindow
    }
    let request = SceneRequest(
      app: type, script: script, device: device, systemVersion: try SystemVersion(named: ios),
      isDark: scheme == .dark,
      locale: locale)
    let opening = try session.ask(
      AppOpeningRequest(
        scene: request, earlier: earlier, url: url, isRunning: state != .notRunning))
    return OpenedApp(opening: opening, request: request, session: session)
  }
}
