import UIKit

/// What the system tells about the app's one scene.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = AccountController()
    window?.makeKeyAndVisible()
  }

  // TODO: cover the window while somebody looks into the app switcher.
  func sceneWillResignActive(_ scene: UIScene) {
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
  }
}
