public import AppleFoundation

/// A rectangle on the screen that can contain other views.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The margins and lengths that change with the superview's size.
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

  /// The way content fits in the view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The frame in the superview's coordinates, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds.size = newValue.size
    }
  }

  /// The bounds in the view's own coordinates, in points.
  open var bounds: CGRect {
    didSet { resizeSubviews(from: oldValue.size) }
  }
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
  open var accessibilityLabel: String?
  /// The layer, which has the view's corners and border.
  public let layer = CALayer()
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  package weak var controller: UIViewController?
  /// The active constraints that have this view as their first item.
  package var activeConstraints: [NSLayoutConstraint] = []

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

  /// Returns the size that fits the view's content, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Called before the view is added to a superview or removed from it.
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutTree() }
  open func setNeedsDisplay() {}

  /// Does nothing, because no text is being edited.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Returns the view's own content, between its background and its subviews, or `nil` if it has none.
  package func content(in environment: EnvironmentValues) -> AnyView? { nil }

  /// Applies constraints and lays out all views, outermost first.
  package func layoutTree() {
    controller?.viewWillLayoutSubviews()
    layoutConstraints()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    for view in subviews { view.layoutTree() }
  }
}

// Members that change the view hierarchy. They're in this file because they use the private setters of
// `UIView`.
@available(iOS 2.0, visionOS 1.0, *)
extension UIView {
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    let (before, after) = (view.window, window)
    view.willMove(toSuperview: self)
    if before !== after { view.willMove(toWindow: after) }
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    if before !== after { view.tellMoveToWindow() }
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
    let before = window
    willMove(toSuperview: nil)
    if before != nil { willMove(toWindow: nil) }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
    if before != nil { tellMoveToWindow() }
  }

  /// Notifies the view and all its subviews that they've moved to a window.
  private func tellMoveToWindow() {
    didMoveToWindow()
    for view in subviews { view.tellMoveToWindow() }
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
}
