import UIKit

/// What the system tells about the app's one scene.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var cover: UIView?

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
    window?.rootViewController?.view.isHidden = true
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
  }

  private func makeCover(in window: UIWindow) -> UIView {
    let image = UIImageView(frame: window.bounds)
    image.image = UIImage(systemName: "lock.fill")
    image.contentMode = .center
    image.backgroundColor = .systemBackground
    return image
  }
}
