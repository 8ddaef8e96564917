import UIKit

/// What the system tells about the app's one scene.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private lazy var cover: UIImageView = {
    let cover = UIImageView(image: UIImage(systemName: "eye.slash"))
    cover.contentMode = .center
    cover.backgroundColor = .black
    return cover
  }()

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
    guard let window else { return }
    cover.frame = window.bounds
    if cover.superview == nil { window.addSubview(cover) }
    cover.isHidden = false
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover.isHidden = true
  }
}
