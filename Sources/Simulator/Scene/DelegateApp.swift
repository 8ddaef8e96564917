import Drawing
import Foundation
import SwiftUI

/// An app without scenes: its application's delegate is told everything.
@MainActor
final class DelegateApp: RunningApp {
  private let delegate: (any UIApplicationDelegate & NSObject)?
  private let controllers: [UIViewController.Type]

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
    _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    if delegate.window === storyboard { fill(storyboard, from: controllers) }
  }
}
