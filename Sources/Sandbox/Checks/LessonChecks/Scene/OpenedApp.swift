import Drawing
public import Foundation
import PhoneFacts
import Sentences
import WorkerProtocol

/// The learner's app after a tap on its widget opened it.
public struct OpenedApp: Sendable {
  let opening: AppOpening
  let request: SceneRequest
  let session: CheckSession

  /// The system's callbacks in order: `scene(_:openURLContexts:)`, `onOpenURL(perform:)`.
  public var callbacks: [String] { opening.calls.map(\.name) }

  /// The callbacks that the app implements.
  public var writtenCallbacks: [String] { opening.calls.filter(\.isWritten).map(\.name) }

  /// Whether the app handled the URL: the app has a method or closure for URLs that didn't reject it.
  public var isTaken: Bool { opening.isTaken }

  /// Returns a picture of the app's windows before the tap, or throws if the app wasn't running.
  public func windowBefore() throws -> RenderedPicture { try rendered(opening.before) }

  /// Returns a picture of the app's windows after the tap.
  public func window() throws -> RenderedPicture { try rendered(opening.window) }

  private func rendered(_ picture: Picture?) throws -> RenderedPicture {
    guard let picture else { throw PictureQuestionError.noWindow }
    return try session.screen(.window, picture, request)
  }
}

extension SceneHandle {
  /// Opens the app with a URL, as a tap on its widget does.
  ///
  /// Each call starts the app anew.
  ///
  /// - Parameters:
  ///   - url: The URL of the widget's `widgetURL` or `Link`.
  ///   - earlier: URLs that opened the app before, in order; the user left the app after each.
  ///   - state: `.background` for an app that the user left before, `.notRunning` for an app that the tap
  ///     launches.
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
