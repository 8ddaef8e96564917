import Drawing
import Foundation
import SwiftUI

/// An app without scenes: its application delegate gets every call.
@MainActor
final class DelegateApp: RunningApp {
  private let delegate: (any UIApplicationDelegate & NSObject)?
  private let controllers: [UIViewController.Type]
  private var expected: WidgetHandoff?
  /// The result of `application(_:didFinishLaunchingWithOptions:)`; false prevents the URL from being opened.
  private var opensAfterLaunch = true

  init(
    _ type: any (UIApplicationDelegate & NSObject).Type, controllers: [UIViewController.Type]
  ) {
    delegate = type.madeByTheSystem() as? any UIApplicationDelegate & NSObject
    self.controllers = controllers
    UIApplication.shared.delegate = delegate
  }

  var launching: [SceneTransition] { [.finishLaunching] }

  var windows: [UIWindow] { stacked(UIApplication.shared.windows) }

  func sceneless(in state: SceneState) -> UIApplication.State? { ofApplication(in: state) }

  func receive(_ transition: SceneTransition, environment: EnvironmentValues) -> String? {
    defer { postForApplication(transition) }
    let application = UIApplication.shared
    switch transition {
    case .finishLaunching:
      launch()
      return "application(_:didFinishLaunchingWithOptions:)"
    case .enterForeground:
      delegate?.applicationWillEnterForeground(application)
      return "applicationWillEnterForeground(_:)"
    case .becomeActive:
      delegate?.applicationDidBecomeActive(application)
      return "applicationDidBecomeActive(_:)"
    case .resignActive:
      delegate?.applicationWillResignActive(application)
      return "applicationWillResignActive(_:)"
    case .enterBackground:
      delegate?.applicationDidEnterBackground(application)
      return "applicationDidEnterBackground(_:)"
    case .turn:
      turn(windows)
      return nil
    case .end:
      delegate?.applicationWillTerminate(application)
      return "applicationWillTerminate(_:)"
    case .configure, .connect:
      return nil
    }
  }

  private func launch() {
    guard let delegate else { return }
    let storyboard = storyboardWindow()
    delegate.window = storyboard
    opensAfterLaunch = delegate.application(
      UIApplication.shared, didFinishLaunchingWithOptions: launchOptions)
    if delegate.window === storyboard { fill(storyboard, from: controllers) }
  }

  private var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
    switch expected {
    case .url(let url): [.url: url]
    case .activity(let activity):
      [
        .userActivityDictionary: [
          UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType
        ]
      ]
    case nil: nil
    }
  }

  func expect(_ handoff: WidgetHandoff) { expected = handoff }

  func take(_ handoff: WidgetHandoff, isLaunching: Bool) -> HandoffCall? {
    guard let delegate, !isLaunching || opensAfterLaunch else { return nil }
    let application = UIApplication.shared
    switch handoff {
    case .url(let url):
      return HandoffCall(
        name: "application(_:open:options:)",
        isTaken: delegate.application(application, open: url, options: [:]))
    case .activity(let activity):
      return HandoffCall(
        name: "application(_:continue:restorationHandler:)",
        isTaken: delegate.application(application, continue: activity) { restoring in
          for object in restoring ?? [] { object.restoreUserActivityState(activity) }
        })
    }
  }
}
