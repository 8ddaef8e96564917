public import AppleFoundation

/// A control for entering a line of text.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  /// Whether the field shows its text as dots.
  open var isSecureTextEntry = false

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = words.size(for: ProposedViewSize(width: nil, height: nil))
    return CGSize(width: fitting.width, height: max(fitting.height, borderStyle == .none ? 22 : 34))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  package override func content(in environment: EnvironmentValues) -> AnyView? {
    let inset: CGFloat = borderStyle == .none ? 0 : 7
    return words.view(alignment: .center).map { AnyView($0.padding(.horizontal, inset)) }
  }

  private var words: DrawnTexts {
    let typed = text ?? ""
    var words = DrawnTexts(
      text: isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed,
      font: font ?? .systemFont(ofSize: 17), color: textColor ?? .label)
    if typed.isEmpty, let placeholder {
      words.text = placeholder
      words.color = .placeholderText
    }
    words.alignment = textAlignment
    words.lineLimit = 1
    return words
  }
}

/// A view for text with several lines.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UITextView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var isSecureTextEntry = false

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func content(in environment: EnvironmentValues) -> AnyView? {
    let typed = text ?? ""
    var words = DrawnTexts(
      text: isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed,
      font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label)
    words.alignment = textAlignment
    return words.view(alignment: .top).map { AnyView($0.padding(8)) }
  }
}
