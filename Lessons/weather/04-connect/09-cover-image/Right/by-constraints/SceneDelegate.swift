import UIKit

/// What the system tells about the app's one scene.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = AccountController()
    window?.makeKeyAndVisible()
  }

  private var cover: UIView?
  func sceneWillResignActive(_ scene: UIScene) {
    showCover()
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    hideCover()
  }

  private func showCover() {
    guard cover == nil, let window = window else { return }
    let cover = UIView()
    cover.translatesAutoresizingMaskIntoConstraints = false
    cover.backgroundColor = .black
    let image = UIImageView(image: UIImage(systemName: "lock.fill"))
    image.tintColor = .white
    image.translatesAutoresizingMaskIntoConstraints = false
    cover.addSubview(image)
    window.addSubview(cover)
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: window.topAnchor),
      cover.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      cover.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      image.centerXAnchor.constraint(equalTo: cover.centerXAnchor),
      image.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
    ])
    self.cover = cover
  }

  private func hideCover() {
    cover?.removeFromSuperview()
    cover = nil
  }
}
