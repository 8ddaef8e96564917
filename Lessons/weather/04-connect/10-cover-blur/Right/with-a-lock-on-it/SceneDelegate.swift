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
    window?.rootViewController = ChatController()
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    if cover != nil { return }
    guard let window = window else { return }
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    blur.frame = window.bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let lock = UIImageView(image: UIImage(systemName: "lock"))
    lock.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    blur.contentView.addSubview(lock)
    window.addSubview(blur)
    cover = blur
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
  }
}
