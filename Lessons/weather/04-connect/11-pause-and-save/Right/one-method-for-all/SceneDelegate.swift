import UIKit

/// What the system tells about the app's one scene.
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

  private enum Moment {
    case leaving, gone, here
  }

  private func handle(_ moment: Moment) {
    switch moment {
    case .leaving: game.pause()
    case .gone: game.save()
    case .here: game.resume()
    }
  }

  func sceneWillResignActive(_ scene: UIScene) {
    handle(.leaving)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    handle(.gone)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    handle(.here)
  }
}
