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
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds.size = newValue.size
    }
  }

  /// In the view's own coordinates, in points.
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
  /// What the view is drawn on: its corners and border.
  public let layer = CALayer()
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  package weak var controller: UIViewController?
  /// The constraints that are active and that this view is the first item of.
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

  /// The size that the view would take by itself, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Called when the view is put into a superview or taken out of one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutTree() }
  open func setNeedsDisplay() {}

  /// Nothing is being typed here: there is nothing to end.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// What the view itself shows, between its background and its subviews; nil for nothing.
  package func content(in environment: EnvironmentValues) -> AnyView? { nil }

  /// Applies constraints and asks every view to lay out what is in it, outer views first.
  package func layoutTree() {
    controller?.viewWillLayoutSubviews()
    layoutConstraints()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    for view in subviews { view.layoutTree() }
  }
}

// Members that change the tree; they reach what only this file may set.
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

  /// The views inside move along with the one that is put somewhere.
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
