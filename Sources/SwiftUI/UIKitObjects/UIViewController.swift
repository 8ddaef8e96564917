public import AppleFoundation

/// Looks after a screen full of views.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loaded: UIView?
  open private(set) var presentedViewController: UIViewController?
  open var title: String?

  /// The size at which a container should show the controller, in points.
  open var preferredContentSize = CGSize.zero
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  public override init() {
    super.init()
  }

  /// Nothing is read from a nib file here: the view is made in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Made the first time it is asked for; optional as Apple declares it, for `view = nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let loaded { return loaded }
      let made = UIView()
      loaded = made
      loadView()
      viewDidLoad()
      return loaded ?? made
    }
    set { loaded = newValue }
  }

  /// Where a controller sets a `view` of its own.
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
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

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}
