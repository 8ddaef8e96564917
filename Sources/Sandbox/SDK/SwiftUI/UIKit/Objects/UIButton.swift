public import AppleFoundation

/// A control with a title.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    @available(iOS 13.0, *)
    case close = 7
  }

  public private(set) var buttonType = ButtonType.custom
  private var titles: [UIControl.State: String] = [:]
  private var colors: [UIControl.State: UIColor] = [:]
  open private(set) var titleLabel: UILabel?

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    titleLabel = UILabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { colors[state] = color }
  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    words.size(for: ProposedViewSize(width: nil, height: nil))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  package override func content(in environment: EnvironmentValues) -> AnyView? {
    words.view(alignment: .center)
  }

  private var words: DrawnTexts {
    let own = colors[isEnabled ? .normal : .disabled] ?? colors[.normal]
    var words = DrawnTexts(
      text: currentTitle ?? "", font: titleLabel?.font ?? .systemFont(ofSize: 17),
      color: own ?? (buttonType == .custom ? .white : tintColor ?? .systemBlue))
    words.alignment = .center
    words.lineLimit = 1
    words.opacity = isEnabled ? 1 : 0.4
    return words
  }
}
