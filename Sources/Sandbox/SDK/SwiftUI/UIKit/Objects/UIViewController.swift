public import AppleFoundation

/// An object that manages a screen of views.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loaded: UIView?
  private var isShown = false
  open private(set) var presentedViewController: UIViewController?
  open var title: String?

  /// The controller's preferred size in a container, in points.
  open var preferredContentSize = CGSize.zero
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  public override init() {
    super.init()
  }

  /// Creates a controller without reading a nib file.
  ///
  /// The view is created in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The view, created on first access.
  ///
  /// It's optional as in Apple's declaration, for `view = nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let loaded { return loaded }
      let made = UIView()
      loaded = made
      made.controller = self
      loadView()
      viewDidLoad()
      return loaded ?? made
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }
  open private(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open override var next: UIResponder? { loaded?.superview }

  @available(iOS 9.0, *)
  open func loadViewIfNeeded() { _ = view }

  /// Creates the view.
  ///
  /// Subclasses override it to set their own `view`.
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Presents a controller over the window at once, without animation.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, viewControllerToPresent !== self else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if let window = viewIfLoaded?.window, let view = viewControllerToPresent.view {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
    }
    viewControllerToPresent.appear()
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      guard let presenting = presentingViewController else {
        completion?()
        return
      }
      presenting.dismiss(animated: flag, completion: completion)
      return
    }
    presentedViewController = nil
    presented.presentingViewController = nil
    presented.viewIfLoaded?.removeFromSuperview()
    presented.disappear()
    completion?()
  }

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Notifies the controller, once, that its view is on screen.
  final func appear() {
    guard !isShown else { return }
    isShown = true
    viewWillAppear(false)
    viewDidAppear(false)
  }

  final func disappear() {
    guard isShown else { return }
    isShown = false
    viewWillDisappear(false)
    viewDidDisappear(false)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}

/// The way a presented controller covers the content behind it.
@available(iOS 3.2, visionOS 1.0, *)
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  @available(iOS 13.0, *)
  case automatic = -2
}
