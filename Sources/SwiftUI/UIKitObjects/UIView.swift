public import AppleFoundation

/// A rectangle on the screen with others in it.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// Which distances and lengths grow with the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content fits into the view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// In the superview's coordinates, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      let old = bounds.size
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      resizeSubviews(from: old)
    }
  }

  /// In the view's own coordinates, in points.
  open var bounds: CGRect
  open var center: CGPoint
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityIdentifier: String?
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []

  public init(frame: CGRect = .zero) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
    super.init()
  }

  open override var next: UIResponder? { superview }

  open var window: UIWindow? { superview?.window }

  /// Called when the view is put into a superview or taken out of one.
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutSubviews() }

  private func resizeSubviews(from old: CGSize) {
    for view in subviews {
      var inner = view.frame
      if view.autoresizingMask.contains(.flexibleWidth) {
        inner.size.width += bounds.width - old.width
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        inner.size.height += bounds.height - old.height
      }
      if inner != view.frame { view.frame = inner }
    }
  }
}

// Members that change the tree; they reach what only this file may set.
@available(iOS 2.0, visionOS 1.0, *)
extension UIView {
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    view.didMoveToWindow()
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let index = subviews.firstIndex { $0 === sibling }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
    didMoveToWindow()
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard subviews.contains(where: { $0 === view }) else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard subviews.contains(where: { $0 === view }) else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let here = current {
      if here === view { return true }
      current = here.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// A view that looks like this one at this moment.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let copy = UIView(frame: bounds)
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// Changes at once: the simulated phone shows the end of an animation.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
