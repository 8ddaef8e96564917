public import AppleFoundation

/// Shows an image.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage?

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Shows a few words.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var numberOfLines = 1

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Looks after a screen full of views.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loaded: UIView?
  open private(set) var presentedViewController: UIViewController?
  open var title: String?

  public override init() {
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
      viewDidLoad()
      return made
    }
    set { loaded = newValue }
  }

  open func viewDidLoad() {}
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
}
