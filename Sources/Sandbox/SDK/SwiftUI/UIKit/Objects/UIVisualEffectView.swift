public import AppleFoundation

/// An effect on the content behind a visual effect view.
@available(iOS 8.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  nonisolated override init() {
    super.init()
  }
}

/// An effect that blurs the content behind a view.
@available(iOS 8.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    @available(iOS 10.0, *)
    case regular
    @available(iOS 10.0, *)
    case prominent
    @available(iOS 13.0, *)
    case systemUltraThinMaterial
    @available(iOS 13.0, *)
    case systemThinMaterial
    @available(iOS 13.0, *)
    case systemMaterial
    @available(iOS 13.0, *)
    case systemThickMaterial
    @available(iOS 13.0, *)
    case systemChromeMaterial
    @available(iOS 13.0, *)
    case systemUltraThinMaterialLight
    @available(iOS 13.0, *)
    case systemThinMaterialLight
    @available(iOS 13.0, *)
    case systemMaterialLight
    @available(iOS 13.0, *)
    case systemThickMaterialLight
    @available(iOS 13.0, *)
    case systemChromeMaterialLight
    @available(iOS 13.0, *)
    case systemUltraThinMaterialDark
    @available(iOS 13.0, *)
    case systemThinMaterialDark
    @available(iOS 13.0, *)
    case systemMaterialDark
    @available(iOS 13.0, *)
    case systemThickMaterialDark
    @available(iOS 13.0, *)
    case systemChromeMaterialDark
  }

  package let style: Style

  nonisolated public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that makes content stand out from a blur.
@available(iOS 8.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  nonisolated public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  @available(iOS 13.0, *)
  nonisolated public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// The kind and prominence of content that stands out from a blur.
@available(iOS 13.0, visionOS 1.0, *)
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}

/// A view that applies an effect to the content behind it.
///
/// Add subviews to its `contentView`.
@available(iOS 8.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open private(set) var contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Whether the effect works.
  ///
  /// An alpha below 1 on the view or on a superview breaks it (UIVisualEffectView's documentation).
  package var showsEffect: Bool {
    guard effect != nil else { return false }
    return fadedView == nil && visibleChain.allSatisfy { !$0.isHidden }
  }

  /// The view with the `alpha` that breaks the effect: this view or one of its superviews.
  package var fadedView: UIView? { visibleChain.first { $0.alpha < 1 } }

  private var visibleChain: [UIView] {
    var chain: [UIView] = []
    var current: UIView? = self
    while let view = current {
      chain.append(view)
      current = view.superview
    }
    return chain
  }
}
