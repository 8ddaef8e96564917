package import Foundation
package import UIKit

/// What a person or the system does to an app's scene.
package enum SceneEvent: String, CaseIterable, Codable, Sendable {
  case openSwitcher, closeSwitcher, goHome, comeBack, interruption, endOfInterruption, lock, kill
}

/// An app's scene on the simulated phone: calls its delegate in the order in which iOS does.
@MainActor
package final class ScenePhone {
  package let scene: UIWindowScene
  private let delegate: any UISceneDelegate
  /// The calls made so far, by the names of the delegate's methods.
  package private(set) var calls: [String] = []
  /// The windows as the app switcher's card shows them, taken after the scene left the screen.
  package private(set) var snapshot: [UIView] = []

  /// Launches the app: the scene is connected and comes to the front.
  package init(delegate: any UISceneDelegate) {
    self.delegate = delegate
    let session = UISceneSession()
    scene = UIWindowScene(session: session)
    session.scene = scene
    scene.delegate = delegate
    UIApplication.shared.connectedScenes.insert(scene)
    post(UIScene.willConnectNotification)
    call("scene(_:willConnectTo:options:)") {
      $0.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
    }
    if let window = (delegate as? any UIWindowSceneDelegate)?.window, window.windowScene == nil {
      window.windowScene = scene
    }
    enterForeground()
    becomeActive()
  }

  /// Plays one event; one that cannot happen in the scene's state changes nothing.
  package func play(_ event: SceneEvent) {
    switch (event, scene.activationState) {
    case (.openSwitcher, .foregroundActive), (.interruption, .foregroundActive): resignActive()
    case (.closeSwitcher, .foregroundInactive), (.endOfInterruption, .foregroundInactive):
      becomeActive()
    case (.goHome, .foregroundActive), (.lock, .foregroundActive):
      resignActive()
      enterBackground()
    case (.goHome, .foregroundInactive), (.lock, .foregroundInactive): enterBackground()
    case (.comeBack, .background):
      enterForeground()
      becomeActive()
    case (.kill, .foregroundActive):
      resignActive()
      enterBackground()
      disconnect()
    case (.kill, .foregroundInactive):
      enterBackground()
      disconnect()
    case (.kill, .background): disconnect()
    default: break
    }
  }

  /// Opens the app with a URL, as a tap on a widget or link does.
  package func open(_ url: URL) {
    play(.comeBack)
    call("scene(_:openURLContexts:)") {
      $0.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    }
  }

  private func resignActive() {
    post(UIScene.willDeactivateNotification)
    call("sceneWillResignActive") { $0.sceneWillResignActive(scene) }
    scene.activationState = .foregroundInactive
    takeSnapshot()
  }

  private func becomeActive() {
    scene.activationState = .foregroundActive
    call("sceneDidBecomeActive") { $0.sceneDidBecomeActive(scene) }
    post(UIScene.didActivateNotification)
    snapshot = []
  }

  private func enterForeground() {
    scene.activationState = .foregroundInactive
    call("sceneWillEnterForeground") { $0.sceneWillEnterForeground(scene) }
    post(UIScene.willEnterForegroundNotification)
  }

  private func enterBackground() {
    scene.activationState = .background
    call("sceneDidEnterBackground") { $0.sceneDidEnterBackground(scene) }
    post(UIScene.didEnterBackgroundNotification)
    // The system looks at the windows shortly after the delegate has returned.
    takeSnapshot()
  }

  private func disconnect() {
    scene.activationState = .unattached
    call("sceneDidDisconnect") { $0.sceneDidDisconnect(scene) }
    post(UIScene.didDisconnectNotification)
    UIApplication.shared.connectedScenes.remove(scene)
  }

  private func takeSnapshot() {
    snapshot = scene.windows.filter { !$0.isHidden }.sorted { $0.windowLevel < $1.windowLevel }
      .flatMap(\.subviews)
  }

  private func call(_ name: String, _ method: (any UISceneDelegate) -> Void) {
    calls.append(name)
    method(delegate)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: scene)
  }
}
