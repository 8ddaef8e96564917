import UIKit

/// What the system tells about the app's one scene.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

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
    guard let window, blur.superview == nil else { return }
    blur.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(blur)
    NSLayoutConstraint.activate([
      blur.topAnchor.constraint(equalTo: window.topAnchor),
      blur.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      blur.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      blur.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    blur.removeFromSuperview()
  }
}
