// Apart from the suite: Testing and UIKit in one file ask for an overlay that Linux does not have.
import Simulator
import UIKit

final class CoverDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var cover: UIView?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window, cover == nil else { return }
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = window.bounds
    window.addSubview(view)
    cover = view
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
  }

  var coverCount: Int? { window?.subviews.count }

  /// Whether the switcher's card shows a working blur.
  static func isCovered(_ phone: ScenePhone) -> Bool {
    phone.snapshot.contains { ($0 as? UIVisualEffectView)?.showsEffect == true }
  }

  /// Whether a blur is seen in a superview of this opacity.
  static func blurIsSeen(insideAlpha alpha: CGFloat) -> Bool {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    let holder = UIView()
    holder.addSubview(blur)
    holder.alpha = alpha
    return blur.showsEffect
  }
}
