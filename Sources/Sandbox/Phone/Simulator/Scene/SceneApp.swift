import Drawing
import Foundation
import SwiftUI

/// An app with scenes, one of which is on the phone.
@MainActor
final class SceneApp: RunningApp {
  private let application: (any UIApplicationDelegate & NSObject)?
  private var delegate: (any UISceneDelegate & NSObject)?
  private let usualDelegate: any (UISceneDelegate & NSObject).Type
  private let controllers: [UIViewController.Type]
  private let session = UISceneSession()
  private let scene: UIWindowScene
  /// The options with which the scene is connected.
  private var options = UIScene.ConnectionOptions()

  init(
    application: (any (UIApplicationDelegate & NSObject).Type)?,
    scene type: any (UISceneDelegate & NSObject).Type, controllers: [UIViewController.Type]
  ) {
    self.application = application?.madeByTheSystem() as? any UIApplicationDelegate & NSObject
    usualDelegate = type
    self.controllers = controllers
    scene = UIWindowScene(session: session)
    session.scene = scene
    session.configuration.delegateClass = type
    UIApplication.shared.delegate = self.application
  }

  var launching: [SceneTransition] { [.finishLaunching, .configure, .connect, .enterForeground] }

  var windows: [UIWindow] { stacked(scene.windows) }

  func receive(_ transition: SceneTransition, environment: EnvironmentValues) -> String? {
    defer { postForApplication(transition) }
    switch transition {
    case .finishLaunching:
      guard let application else { return nil }
      _ = application.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
      return "application(_:didFinishLaunchingWithOptions:)"
    case .configure:
      guard let application else { return nil }
      let configuration = application.application(
        UIApplication.shared, configurationForConnecting: session,
        options: options)
      session.configuration = configuration
      return "application(_:configurationForConnecting:options:)"
    case .connect:
      connect()
      return "scene(_:willConnectTo:options:)"
    case .enterForeground:
      post(UIScene.willEnterForegroundNotification, scene)
      scene.activationState = .foregroundInactive
      delegate?.sceneWillEnterForeground(scene)
      return "sceneWillEnterForeground(_:)"
    case .becomeActive:
      scene.activationState = .foregroundActive
      delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, scene)
      return "sceneDidBecomeActive(_:)"
    case .resignActive:
      post(UIScene.willDeactivateNotification, scene)
      delegate?.sceneWillResignActive(scene)
      scene.activationState = .foregroundInactive
      return "sceneWillResignActive(_:)"
    case .enterBackground:
      scene.activationState = .background
      delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification, scene)
      return "sceneDidEnterBackground(_:)"
    case .turn:
      return turn()
    case .end:
      scene.activationState = .unattached
      delegate?.sceneDidDisconnect(scene)
      post(UIScene.didDisconnectNotification, scene)
      return "sceneDidDisconnect(_:)"
    }
  }

  private func connect() {
    let type =
      session.configuration.delegateClass as? any (UISceneDelegate & NSObject).Type ?? usualDelegate
    guard let delegate = type.madeByTheSystem() as? any UISceneDelegate & NSObject else { return }
    self.delegate = delegate
    scene.delegate = delegate
    UIApplication.shared.connectedScenes.insert(scene)
    // The storyboard's window exists before the delegate is called. If the delegate sets its own window, the
    // storyboard's window is released.
    weak var storyboard: UIWindow?
    do {
      let window = storyboardWindow()
      window.windowScene = scene
      (delegate as? any UIWindowSceneDelegate)?.window = window
      storyboard = window
      post(UIScene.willConnectNotification, scene)
      delegate.scene(scene, willConnectTo: session, options: options)
    }
    let own = (delegate as? any UIWindowSceneDelegate)?.window
    if let own, own.windowScene == nil { own.windowScene = scene }
    if let storyboard, own === storyboard { fill(storyboard, from: controllers) }
  }

  func expect(_ handoff: WidgetHandoff) {
    options =
      switch handoff {
      case .url(let url):
        UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: url)])
      case .activity(let activity): UIScene.ConnectionOptions(userActivities: [activity])
      }
  }

  var hasReadHandoff: Bool { options.wasRead }

  /// Delivers the handoff of a tap.
  ///
  /// A scene that's being connected already has the handoff, so this returns nil.
  func take(_ handoff: WidgetHandoff, isLaunching: Bool) -> HandoffCall? {
    guard let delegate, !isLaunching else { return nil }
    switch handoff {
    case .url(let url):
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
      return HandoffCall(name: "scene(_:openURLContexts:)", isTaken: true)
    case .activity(let activity):
      delegate.scene(scene, continue: activity)
      return HandoffCall(name: "scene(_:continue:)", isTaken: true)
    }
  }

  private func turn() -> String? {
    let old = (
      space: FormerSpace(bounds: windows.first?.bounds ?? .zero), scene.interfaceOrientation
    )
    scene.interfaceOrientation = old.1.isPortrait ? .landscapeRight : .portrait
    turn(scene.windows)
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return nil }
    delegate.windowScene(
      scene, didUpdate: old.space, interfaceOrientation: old.1, traitCollection: .current)
    return "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
  }
}

/// A scene's coordinate space before it was rotated.
final class FormerSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }
}
