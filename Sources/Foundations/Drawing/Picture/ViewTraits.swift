package import Foundation

/// The properties of a view for checks, the linter and screen readers, other than its frame.
package struct ViewTraits: Codable, Hashable, Sendable {
  /// The effect of tapping a control.
  package enum Action: Codable, Hashable, Sendable {
    /// An app intent's type name, and its handle in the simulator.
    case intent(type: String, handle: Int)
    case link(URL)
    /// A closure, which has no effect in a widget.
    case closure
  }

  package var font: FontDescription?
  package var foreground: Paint?
  package var background: Paint?
  package var imageName: String?
  package var isSymbol: Bool = false
  /// The full size of a bitmap image in pixels, whatever the displayed size.
  package var pixelSize: CGSize?
  package var symbolRenderingMode: SymbolDrawing.RenderingMode?
  package var accentedMode: ImageDrawing.AccentedMode?
  package var accent: AccentGroup = .primary
  /// True if the source applies `widgetAccentable()` to this view, otherwise `nil`.
  package var widgetAccentable: Bool?
  package var lineLimit: Int?
  package var lineCount: Int?
  /// The factor that `minimumScaleFactor` applied to the text; 1 is full size.
  package var textScale: Double?
  /// The name set with `contentTransition(_:)`, or `nil` for the default `identity`.
  package var contentTransition: String?
  /// True if the digits of a `numericText` transition count down, otherwise `nil`.
  package var transitionCountsDown: Bool?
  /// The value that determines the direction of a `numericText` transition.
  package var transitionValue: Double?
  package var action: Action?
  /// True for a control inside `disabled(true)`, otherwise `nil`.
  package var isDisabled: Bool?
  package var widgetURL: URL?
  package var isOn: Bool?
  /// The value of a gauge or progress view, from 0 to 1.
  package var fraction: Double?
  package var accessibilityLabel: String?
  package var accessibilityValue: String?
  package var accessibilityHint: String?
  package var isAccessibilityHidden: Bool = false
  /// The priority set with `accessibilitySortPriority(_:)`, or `nil` for the default of 0.
  package var accessibilitySortPriority: Double?
  package var isRedacted: Bool = false
  package var isPrivacySensitive: Bool = false
  /// Whether `invalidatableContent()` marks the content as outdated while a tap's intent runs.
  package var isInvalidated: Bool = false
  package var opacity: Double = 1
  package var padding: Insets?
  package var layoutPriority: Double?
  /// The learner's view or modifier whose body created this view.
  package var owner: String?
  /// The source location of the view, if known.
  package var file: String?
  package var line: Int?

  package init() {}
}

/// Distances from the four edges, in points.
package struct Insets: Codable, Hashable, Sendable {
  package var top, leading, bottom, trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
