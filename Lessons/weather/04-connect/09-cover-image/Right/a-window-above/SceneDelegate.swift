import UIKit

/// What the system tells about the app's one scene.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var above: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = AccountController()
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene, above == nil else { return }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert + 1
    let controller = UIViewController()
    controller.view.backgroundColor = .systemIndigo
    window.rootViewController = controller
    window.isHidden = false
    above = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    above?.isHidden = true
    above = nil
  }
}
