import Drawing
import Foundation
import PictureReading
import Sentences
import WorkerProtocol

/// The state of an app after an event.
public struct AppMoment: Sendable {
  /// The event.
  public let event: AppEvent
  let step: PlayedStep
  let request: SceneRequest
  let session: CheckSession

  /// The system's callbacks in order: `sceneWillResignActive(_:)`, `scenePhase = .inactive`.
  public var callbacks: [String] { step.calls.map(\.name) }

  /// The callbacks that the app implements.
  public var writtenCallbacks: [String] { step.calls.filter(\.isWritten).map(\.name) }

  /// The app's state.
  public var state: AppState { AppState(rawValue: step.state) ?? .notRunning }

  /// The values that the app stored in `UserDefaults.standard` during the event's callbacks, by key.
  ///
  /// Removed values are left out.
  public var saved: [String: String] {
    step.calls.flatMap(\.saved).reduce(into: [:]) { $0[$1.key] = $1.value }
  }

  /// Whether the app switcher shows a card for the app.
  public var hasCard: Bool { step.card != nil }

  /// Returns a picture of the app's windows.
  public func window() throws -> RenderedPicture {
    guard let picture = step.window else {
      throw PictureQuestionError.noWindow
    }
    return try session.screen(.window, picture, request)
  }

  /// Returns a picture of the app's card in the app switcher.
  public func card() throws -> RenderedPicture {
    guard let picture = step.card else {
      throw PictureQuestionError(
        Sentence(
          "The app isn't in the app switcher at this point.", ko: "지금은 앱 전환기에 앱의 카드가 없어요."),
        expected: Sentence("a card in the app switcher", ko: "앱 전환기의 카드"))
    }
    return try session.screen(.card, picture, request)
  }

  /// Returns the secrets that are legible on the card, or an empty array if there's no card.
  ///
  /// Secrets are the given strings, the contents of secure fields, and `privacySensitive` views.
  public func secretsOnCard(_ secrets: String...) -> [String] { step.secretsOnCard(secrets) }

  func secretsOnCard(_ secrets: [String]) -> [String] { step.secretsOnCard(secrets) }

  /// The number of covering views that are still on screen after the app is active again.
  public var coversLeft: Int {
    step.remarks.first { $0.rule == .coverStays }?.count ?? 0
  }

  /// The number of covering views stacked on top of one another, or 0 if there was never more than one.
  public var coversStacked: Int {
    step.remarks.first { $0.rule == .anotherCover }?.count ?? 0
  }
}

extension CheckSession {
  /// Returns a picture of an app's windows or card, and keeps it for display with a failure.
  func screen(
    _ screen: AppScreen, _ picture: Picture, _ request: SceneRequest
  ) throws -> RenderedPicture {
    let size = RenderRequest.Proposal(width: picture.size.width, height: picture.size.height)
    return try keep(
      RenderedWidget(
        kind: nil,
        request: RenderRequest(
          subject: screen.subject, isDark: request.isDark, device: request.device,
          systemVersion: request.systemVersion, locale: request.locale, proposal: size),
        picture: picture))
  }
}

extension PictureQuestionError {
  /// The error for an app without a window.
  static let noWindow = PictureQuestionError(
    Sentence("The app isn't running, so it has no window.", ko: "앱이 실행 중이 아니라서 창이 없어요."),
    expected: Sentence("a window", ko: "창"))
}
