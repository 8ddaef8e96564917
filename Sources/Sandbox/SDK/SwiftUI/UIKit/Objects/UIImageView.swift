public import AppleFoundation

/// A view that shows an image.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage?

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  package override func content(in environment: EnvironmentValues) -> AnyView? {
    guard let image else { return nil }
    let picture = Image(uiImage: image)
    let colored = tintColor.map { Color(uiColor: $0) } ?? .blue
    let shown: any View =
      switch contentMode {
      case .scaleToFill, .redraw: picture.resizable()
      case .scaleAspectFit: picture.resizable().scaledToFit()
      case .scaleAspectFill: picture.resizable().scaledToFill()
      default: picture
      }
    return AnyView(
      AnyView(erasing: shown).foregroundColor(colored)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: contentMode.alignment))
  }
}

extension UIView.ContentMode {
  /// The alignment of content that keeps its own size.
  fileprivate var alignment: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
    }
  }
}
