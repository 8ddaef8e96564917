public import AppleFoundation

/// A view that shows a short piece of text.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UILabel: UIView {
  open var text: String?
  /// Implicitly unwrapped, as in Apple's declaration.
  ///
  /// If it's `nil`, the label uses the system font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : nil
    return words.size(for: ProposedViewSize(width: width, height: nil))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  package override func content(in environment: EnvironmentValues) -> AnyView? {
    words.view(alignment: .center)
  }

  private var words: DrawnTexts {
    var words = DrawnTexts(
      text: text ?? "", font: font ?? .systemFont(ofSize: 17), color: textColor ?? .label)
    words.alignment = textAlignment
    words.lineLimit = numberOfLines == 0 ? nil : numberOfLines
    words.opacity = isEnabled ? 1 : 0.4
    if adjustsFontSizeToFitWidth {
      words.leastScale = minimumScaleFactor > 0 ? minimumScaleFactor : 0.1
    }
    return words
  }
}
