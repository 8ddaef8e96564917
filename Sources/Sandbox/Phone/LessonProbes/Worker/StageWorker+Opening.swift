import AppleFoundation
import Drawing
import Foundation
import Simulator
import Stage
import WidgetKit

extension StageWorker {
  /// Opens the app with a URL.
  func open(_ request: AppOpeningRequest) throws -> AppOpening {
    WorkerClock.set(StageWorker.moment)
    return try opening(
      request.scene, earlier: request.earlier, with: .url(request.url), isRunning: request.isRunning
    )
  }

  /// What the app makes of a tap on its widget, where the files hold one app: waiting in the background,
  /// and started by the tap.
  func openings(by handoff: WidgetHandoff, _ request: RenderRequest) throws -> [AppOpening] {
    guard (try? program(named: nil)) != nil else { return [] }
    let scene = SceneRequest(
      script: try SceneScript([.launch, .background]), device: request.device,
      systemVersion: request.systemVersion, isDark: request.isDark, locale: request.locale)
    return try [true, false].map { try opening(scene, with: handoff, isRunning: $0) }
  }

  private func opening(
    _ request: SceneRequest, earlier: [URL] = [], with handoff: WidgetHandoff, isRunning: Bool
  ) throws -> AppOpening {
    // Another app's scene is over: there is one screen.
    scene = nil
    let new = try newScene(request)
    var before: Picture?
    if isRunning {
      for step in request.script.steps {
        CrashStack.coverThread()
        let moment = new.phone.play(SceneEvent(step))
        before = moment.window ?? before
      }
      for url in earlier {
        CrashStack.coverThread()
        before = new.phone.open(with: .url(url)).moment.window
        _ = new.phone.play(.goHome)
      }
    }
    CrashStack.coverThread()
    let arrival = new.phone.open(with: handoff)
    return AppOpening(
      kind: new.kind, type: new.type, before: before?.passable,
      calls: arrival.moment.calls.map(PlayedStep.Call.init),
      window: arrival.moment.window?.passable, isTaken: arrival.isTaken)
  }
}

extension WidgetHandoff {
  /// What an app gets of a Live Activity that has no URL under the finger.
  static var untargetedActivity: WidgetHandoff {
    .activity(NSUserActivity(activityType: NSUserActivityTypeLiveActivity))
  }

  /// What an app gets of a widget that has no URL under the finger.
  ///
  /// Its `userInfo` is documented (Apple, "Linking to specific app scenes"); that its type is the widget's
  /// kind is what apps read that tell their widgets apart by it.
  init(untargeted declaration: DeclaredWidget, family: WidgetFamily) {
    let activity = NSUserActivity(activityType: declaration.kind)
    activity.userInfo = [
      WidgetCenter.UserInfoKey.kind: declaration.kind,
      WidgetCenter.UserInfoKey.family: family.description,
    ]
    self = .activity(activity)
  }
}
