package import Foundation

/// What checks, the lint and screen readers ask about a view, beyond its place.
package struct ViewTraits: Codable, Hashable, Sendable {
  /// What a control does when tapped.
  package enum Action: Codable, Hashable, Sendable {
    /// An app intent's type name; `handle` names it to the simulator.
    case intent(type: String, handle: Int)
    case link(URL)
    /// A closure: it does nothing in a widget.
    case closure
  }

  package var font: FontDescription?
  package var foreground: Paint?
  package var background: Paint?
  /// The name of an SF Symbol or image.
  package var imageName: String?
  package var isSymbol: Bool = false
  /// Of an image made of pixels, all of them, however small it is shown.
  package var pixelSize: CGSize?
  package var symbolRenderingMode: SymbolDrawing.RenderingMode?
  package var accentedMode: ImageDrawing.AccentedMode?
  package var accent: AccentGroup = .primary
  /// True where `widgetAccentable()` itself was written, nil where it was not.
  package var widgetAccentable: Bool?
  package var lineLimit: Int?
  package var lineCount: Int?
  /// The factor that `minimumScaleFactor` brought the text to; 1 is full size.
  package var textScale: Double?
  /// `contentTransition(_:)` by its name; nil where it is `identity`, as it is by default.
  package var contentTransition: String?
  /// True where the digits of a `numericText` roll downwards, nil where they do not.
  package var transitionCountsDown: Bool?
  /// The value that tells a `numericText` which way to roll; nil where none is given.
  package var transitionValue: Double?
  package var action: Action?
  /// True for a control inside `disabled(true)`, nil for one that can be used.
  package var isDisabled: Bool?
  package var widgetURL: URL?
  package var isOn: Bool?
  /// A gauge's or progress view's value, as a fraction from 0 to 1.
  package var fraction: Double?
  package var accessibilityLabel: String?
  package var accessibilityValue: String?
  package var accessibilityHint: String?
  package var isAccessibilityHidden: Bool = false
  /// `accessibilitySortPriority(_:)`, by which what is beside it is read earlier or later; nil where none is
  /// given, which is 0.
  package var accessibilitySortPriority: Double?
  package var isRedacted: Bool = false
  package var isPrivacySensitive: Bool = false
  /// True at content that a tap has made out of date: `invalidatableContent()` while the intent runs.
  package var isInvalidated: Bool = false
  package var opacity: Double = 1
  package var padding: Insets?
  package var layoutPriority: Double?
  /// The view or modifier of the learner's whose body made this view; nil outside of all of them.
  package var owner: String?
  /// Where in the learner's source the view was written, when known.
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
