// In a separate file, because Testing and UIKit in one file need an overlay that Linux doesn't have.
import Simulator
import SwiftUI
import UIKit

/// Covers its window with a blur, and removes it.
class CoverDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var cover: UIView?
  @MainActor static var latest: CoverDelegate?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    CoverDelegate.latest = self
    window = UIWindow(windowScene: scene)
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    label.text = "Secret"
    window?.addSubview(label)
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

  @MainActor static var coverCount: Int? {
    latest?.window?.subviews.count { $0 is UIVisualEffectView }
  }

  /// Returns whether a blur is visible in a superview of this opacity.
  @MainActor static func blurIsSeen(insideAlpha alpha: CGFloat) -> Bool {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    let holder = UIView()
    holder.addSubview(blur)
    holder.alpha = alpha
    return blur.showsEffect
  }

  @MainActor static func phone(screen: CGSize = CGSize(width: 393, height: 852)) -> ScenePhone {
    ScenePhone(
      .scenes(application: nil, scene: CoverDelegate.self), screen: screen,
      environment: EnvironmentValues())
  }

  /// Returns a subview's frame after its superview has grown from 100 to 200 points, according to its mask.
  @MainActor static func frame(mask: UIView.AutoresizingMask) -> CGRect {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    return inner.frame
  }

  /// The frame of a cover whose constraints bind it to a growing window.
  @MainActor static var constrainedFrame: CGRect {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    outer.frame.size = CGSize(width: 300, height: 200)
    outer.layoutIfNeeded()
    return inner.frame
  }

  /// Whether a window without references still belongs to the scene.
  @MainActor static var keepsLostWindows: Bool {
    guard let scene = latest?.window?.windowScene else { return true }
    let count = scene.windows.count
    do {
      let lost = UIWindow(windowScene: scene)
      lost.isHidden = false
    }
    return scene.windows.count != count
  }
}
