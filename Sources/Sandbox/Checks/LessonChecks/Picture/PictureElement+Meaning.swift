import Drawing
public import Foundation

extension PictureElement {
  /// The effect of a tap on a view.
  public enum TapAction: Hashable, Sendable {
    /// Performs the app intent of this type.
    case intent(String)
    /// Opens the app with this URL.
    case link(URL)
    /// Runs a closure, which never happens in a widget.
    case closure
  }

  /// The name of the view's SF Symbol, or of the first symbol in its text.
  public var symbolName: String? { symbolNames.first }

  /// The names of all SF Symbols in the view, including those in text: `Text("\(Image(systemName: "sun.max"))
  /// Seoul")`.
  public var symbolNames: [String] { placed.symbolNames }

  /// The name of the view's image, or `nil` for a symbol.
  public var imageName: String? { placed.imageName }

  /// The effect of a tap on this view, or `nil` if it isn't a control.
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

  /// Whether the control is enabled.
  ///
  /// A tap on a control inside `disabled(true)` has no effect.
  public var isEnabled: Bool { node.traits.isDisabled != true }

  /// The URL that this view sets with `widgetURL(_:)`, or `nil`.
  public var widgetURL: URL? { node.traits.widgetURL }

  /// The value of a gauge or progress view, as a fraction from 0 to 1.
  public var fraction: Double? { node.traits.fraction }

  /// Whether a toggle is on, or `nil` for any other view.
  public var isOn: Bool? { node.traits.isOn }

  /// The text set by `accessibilityLabel(_:)`, or `nil`.
  public var accessibilityLabel: String? { node.traits.accessibilityLabel }

  /// The text set by `accessibilityValue(_:)`, or `nil`.
  public var accessibilityValue: String? { node.traits.accessibilityValue }

  /// Whether the view itself is marked `accessibilityHidden(true)`.
  public var isAccessibilityHidden: Bool { node.traits.isAccessibilityHidden }

  /// Whether a gray shape replaces this text or image, as in a placeholder.
  public var isRedacted: Bool { node.traits.isRedacted }

  /// Whether a locked phone hides the view because the view or an ancestor is marked `privacySensitive()`.
  public var isPrivacySensitive: Bool {
    node.traits.isPrivacySensitive || placed.ancestors.contains { $0.traits.isPrivacySensitive }
  }

  /// Whether the view is drawn as outdated while an intent runs, because the view or an ancestor is marked
  /// `invalidatableContent()`.
  public var isInvalidated: Bool {
    node.traits.isInvalidated || placed.ancestors.contains { $0.traits.isInvalidated }
  }

  /// Whether the view is in the accent group of the accented mode, set by `widgetAccentable()`.
  public var isAccented: Bool { placed.isAccented }

  /// The view's padding in points, or `nil` if it has none.
  public var padding: (top: Double, leading: Double, bottom: Double, trailing: Double)? {
    node.traits.padding.map { ($0.top, $0.leading, $0.bottom, $0.trailing) }
  }

  /// The text that VoiceOver reads for the view: the view's label, or else all text and symbols in the view.
  ///
  /// The text is empty if the view or an ancestor is hidden from VoiceOver.
  public var spokenText: String { placed.spokenText }
}
