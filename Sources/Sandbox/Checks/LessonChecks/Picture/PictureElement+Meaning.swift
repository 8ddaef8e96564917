import Drawing
public import Foundation

extension PictureElement {
  /// What a tap on a view does.
  public enum TapAction: Hashable, Sendable {
    /// Performs the app intent of this type.
    case intent(String)
    /// Opens the app with this URL.
    case link(URL)
    /// Runs a closure, which a widget never does.
    case closure
  }

  /// The name of the SF Symbol that the view draws; of a text with symbols in it, of the first.
  public var symbolName: String? { symbolNames.first }

  /// The names of all SF Symbols that the view draws: `Text("\(Image(systemName: "sun.max")) Seoul")` draws
  /// some as well.
  public var symbolNames: [String] { placed.symbolNames }

  /// The name of the image that the view draws; nil for symbols.
  public var imageName: String? { placed.imageName }

  /// What a tap on this very view does; nil where it is no control.
  public var tapAction: TapAction? {
    switch node.traits.action {
    case .intent(let type, _): .intent(type)
    case .link(let url): .link(url)
    case .closure: .closure
    case nil: nil
    }
  }

  /// The type name of the app intent that a tap performs.
  public var intent: String? {
    if case .intent(let type) = tapAction { type } else { nil }
  }

  /// False for a control inside `disabled(true)`: a tap on it does nothing.
  public var isEnabled: Bool { node.traits.isDisabled != true }

  /// `widgetURL(_:)`, where this view sets one.
  public var widgetURL: URL? { node.traits.widgetURL }

  /// A gauge's or progress view's value, as a fraction from 0 to 1.
  public var fraction: Double? { node.traits.fraction }

  /// Whether a toggle is on.
  public var isOn: Bool? { node.traits.isOn }

  /// What `accessibilityLabel(_:)` says; nil where it says nothing.
  public var accessibilityLabel: String? { node.traits.accessibilityLabel }

  /// What `accessibilityValue(_:)` says; nil where it says nothing.
  public var accessibilityValue: String? { node.traits.accessibilityValue }

  /// Whether the view itself says `accessibilityHidden(true)`.
  public var isAccessibilityHidden: Bool { node.traits.isAccessibilityHidden }

  /// Whether a grey shape stands in the place of this text or image, as in a placeholder; nobody can read
  /// it then.
  public var isRedacted: Bool { node.traits.isRedacted }

  /// Whether it is hidden on a locked phone: at or under `privacySensitive()`.
  public var isPrivacySensitive: Bool {
    node.traits.isPrivacySensitive || placed.ancestors.contains { $0.traits.isPrivacySensitive }
  }

  /// Whether it looks out of date: at or under `invalidatableContent()` while an intent runs.
  public var isInvalidated: Bool {
    node.traits.isInvalidated || placed.ancestors.contains { $0.traits.isInvalidated }
  }

  /// True in the accent group of the accented mode: `widgetAccentable()`.
  public var isAccented: Bool { placed.isAccented }

  /// The padding that it was given, in points; nil where it was given none.
  public var padding: (top: Double, leading: Double, bottom: Double, trailing: Double)? {
    node.traits.padding.map { ($0.top, $0.leading, $0.bottom, $0.trailing) }
  }

  /// What VoiceOver reads for the view: its label, or else everything written or drawn in it.
  ///
  /// Empty where the view, or one around it, is hidden from VoiceOver.
  public var spokenText: String { placed.spokenText }
}
