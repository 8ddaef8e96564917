import Foundation
import PhoneFacts
import Sentences
import WorkerProtocol

/// The learner's app: a scene delegate, an app delegate or an `App`.
public struct SceneHandle: Sendable {
  /// The type name of the delegate or `App`, or `nil` for the only app.
  public let type: String?
  /// The session that runs the app.
  package let session: CheckSession

  /// Returns the app's state after each event.
  ///
  /// The first event must be `.launch`.
  ///
  /// Each call starts the app anew.
  ///
  /// - Parameter device: The screen's size in points, as in the device table: `393x852`.
  public func play(
    _ events: AppEvent..., device: String = "393x852", ios: String = "18.0",
    scheme: Scheme = .light, locale: String = "en_US"
  ) throws -> [AppMoment] {
    let script: SceneScript
    do {
      script = try SceneScript(events.map(\.step))
    } catch {
      let names = events.map(\.rawValue).joined(separator: ", ")
      throw PictureQuestionError(
        Sentence(
          "The check requests events in an order that's impossible for an app: \(names).",
          ko: "검사가 앱에 일어날 수 없는 이벤트를 요청했어요: \(names)."))
    }
    let request = SceneRequest(
      app: type, script: script, device: device, systemVersion: try SystemVersion(named: ios),
      isDark: scheme == .dark,
      locale: locale)
    let play = try session.ask(request)
    guard play.steps.count == events.count else {
      throw PictureQuestionError(
        Sentence("The app stopped before the last event.", ko: "마지막 이벤트 전에 앱이 멈췄어요."))
    }
    return zip(events, play.steps).map {
      AppMoment(event: $0, step: $1, request: request, session: session)
    }
  }
}

extension ExerciseTestCase {
  /// Returns the learner's app by the type of its delegate or `App`, or the only app if `type` is `nil`.
  public func scene(_ type: String? = nil) -> SceneHandle {
    SceneHandle(type: type, session: session)
  }
}

extension Solution {
  /// Returns the solution's app by the type of its delegate or `App`, or the only app if `type` is `nil`.
  public func scene(_ type: String? = nil) -> SceneHandle {
    SceneHandle(type: type, session: session)
  }
}
