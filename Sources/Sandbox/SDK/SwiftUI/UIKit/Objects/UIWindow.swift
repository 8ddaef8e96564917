public import AppleFoundation

/// The view that contains all other views of a scene.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The level of a window.
  ///
  /// Windows with higher levels are in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
  }

  open var windowLevel = Level.normal
  open package(set) var isKeyWindow = false
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      UIApplication.shared.remove(self)
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      if !isHidden { rootViewController?.appear() }
    }
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.screen.bounds.size))
    isHidden = true
    self.windowScene = windowScene
    windowScene.add(self)
  }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open override var window: UIWindow? { self }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Whether the window is hidden; a window that's shown or hidden notifies its controller.
  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if !isHidden, windowScene == nil { UIApplication.shared.add(self) }
      if isHidden { rootViewController?.disappear() } else { rootViewController?.appear() }
    }
  }

  open func makeKey() {
    for other in windowScene?.windows ?? [] { other.isKeyWindow = false }
    isKeyWindow = true
  }
}
