import UIKit

/// The delegate of the app's only scene.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let game = GameController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = game
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    game.pause()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    game.save()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    game.resume()
  }
}
