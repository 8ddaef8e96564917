import AppleFoundation
import Drawing
import Foundation
import Simulator
import WorkerProtocol
import WidgetKit

extension PluginWorker {
  func open(_ request: AppOpeningRequest) throws -> AppOpening {
    WorkerClock.set(PluginWorker.moment)
    return try opening(
      request.scene, earlier: request.earlier, with: .url(request.url), isRunning: request.isRunning
    )
  }

  /// Returns how the app handles a tap on its widget, if the files contain exactly one app.
  ///
  /// The first result is for an app in the background, the second for an app that the tap launches.
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
    // The phone has one screen, so another app's scene ends.
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
  /// The handoff to the app for a tap on a Live Activity without a URL.
  static var untargetedActivity: WidgetHandoff {
    .activity(NSUserActivity(activityType: NSUserActivityTypeLiveActivity))
  }

  /// Creates the handoff to the app for a tap on a widget without a URL.
  ///
  /// The `userInfo` is documented (Apple, "Linking to specific app scenes"). The activity's type is the
  /// widget's kind, from which apps tell their widgets apart.
  init(untargeted declaration: DeclaredWidget, family: WidgetFamily) {
    let activity = NSUserActivity(activityType: declaration.kind)
    activity.userInfo = [
      WidgetCenter.UserInfoKey.kind: declaration.kind,
      WidgetCenter.UserInfoKey.family: family.description,
    ]
    self = .activity(activity)
  }
}
