import UIKit

/// An app with a balance and a password, which it covers when it resigns active.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var cover: UIView?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = VaultController()
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window, cover == nil else { return }
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    blur.frame = window.bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(blur)
    cover = blur
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    UserDefaults.standard.set("half a sentence", forKey: "draft")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
  }
}

class VaultController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let balance = UILabel(frame: CGRect(x: 40, y: 160, width: 300, height: 60))
    balance.text = "$4,200"
    balance.font = .boldSystemFont(ofSize: 44)
    view.addSubview(balance)
    let password = UITextField(frame: CGRect(x: 40, y: 260, width: 300, height: 40))
    password.isSecureTextEntry = true
    password.text = "swordfish"
    view.addSubview(password)
  }
}
