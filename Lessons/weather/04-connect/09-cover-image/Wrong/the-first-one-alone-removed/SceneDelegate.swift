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
    guard let window, window.subviews.allSatisfy({ !($0 is UIImageView) }) else { return }
    let image = makeCover(in: window)
    window.addSubview(image)
    cover = cover ?? image
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
  }

  private func makeCover(in window: UIWindow) -> UIView {
    let image = UIImageView(frame: window.bounds)
    image.image = UIImage(systemName: "lock.fill")
    image.contentMode = .center
    image.backgroundColor = .systemBackground
    return image
  }
}
