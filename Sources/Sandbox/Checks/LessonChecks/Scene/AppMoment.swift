import Drawing
import Foundation
import PictureReading
import Sentences
import Stage

/// An app after something has happened to it.
public struct AppMoment: Sendable {
  /// What has happened.
  public let event: AppEvent
  let step: PlayedStep
  let request: SceneRequest
  let session: CheckSession

  /// What the system called, in its order: `sceneWillResignActive(_:)`, `scenePhase = .inactive`.
  public var callbacks: [String] { step.calls.map(\.name) }

  /// Those of them that the app has a method for.
  public var writtenCallbacks: [String] { step.calls.filter(\.isWritten).map(\.name) }

  /// What the app is doing now.
  public var state: AppState { AppState(rawValue: step.state) ?? .notRunning }

  /// What the app put into `UserDefaults.standard`, by its key, whichever callback it was in; a value
  /// that was taken out is left out.
  public var saved: [String: String] {
    step.calls.flatMap(\.saved).reduce(into: [:]) { $0[$1.key] = $1.value }
  }

  /// True where the app switcher shows the app's card.
  public var hasCard: Bool { step.card != nil }

  /// What the app's windows show.
  public func window() throws -> RenderedPicture {
    guard let picture = step.window else {
      throw PictureQuestionError.noWindow
    }
    return try session.screen(.window, picture, request)
  }

  /// The app's card in the app switcher.
  public func card() throws -> RenderedPicture {
    guard let picture = step.card else {
      throw PictureQuestionError(
        Sentence(
          "The app switcher does not show the app here.", ko: "지금은 앱 전환기에 앱의 카드가 없어요."),
        expected: Sentence("a card in the app switcher", ko: "앱 전환기의 카드"))
    }
    return try session.screen(.card, picture, request)
  }

  /// What can be read on the card and should not; empty where there is no card.
  ///
  /// These are texts named here, what secure fields hold, and what is `privacySensitive`.
  public func secretsOnCard(_ secrets: String...) -> [String] { step.secretsOnCard(secrets) }

  func secretsOnCard(_ secrets: [String]) -> [String] { step.secretsOnCard(secrets) }

  /// How many views that were laid over the windows are still there, once the app is active again.
  public var coversLeft: Int {
    step.remarks.first { $0.rule == .coverStays }?.count ?? 0
  }

  /// How many lie over one another; 0 where a cover never met another one.
  public var coversStacked: Int {
    step.remarks.first { $0.rule == .anotherCover }?.count ?? 0
  }
}

extension CheckSession {
  /// A picture of an app's windows or card, kept to be shown beside a failure.
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
  /// Said of an app that has no window to look at.
  static let noWindow = PictureQuestionError(
    Sentence("The app does not run: it has no window.", ko: "앱이 실행 중이 아니라서 창이 없어요."),
    expected: Sentence("a window", ko: "창"))
}
