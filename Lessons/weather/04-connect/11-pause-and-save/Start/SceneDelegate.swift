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

  // TODO: do each of these at the right moment.
  func sceneDidEnterBackground(_ scene: UIScene) {
    game.pause()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    game.resume()
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    game.save()
  }
}
