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
    window?.rootViewController = ChatController()
    window?.makeKeyAndVisible()
  }

  // TODO: fix the three mistakes in this blur. Look at the card, rotate the phone, and come back.
  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    blur.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    blur.alpha = 0.9
    window.addSubview(blur)
    cover = blur
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
  }
}
