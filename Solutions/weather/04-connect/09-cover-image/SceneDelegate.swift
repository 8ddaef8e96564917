import UIKit

/// The delegate of the app's only scene.
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
    guard let window, cover == nil else { return }
    let image = makeCover(in: window)
    window.addSubview(image)
    cover = image
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
