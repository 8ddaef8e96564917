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
