/// The two optical sizes of SF Pro; the system switches at 20 points.
package enum SanFranciscoFace: Hashable, Sendable {
  /// Below 20 points: wider, with looser spacing.
  case text
  /// From 20 points.
  case display

  package init(for font: FontDescription) {
    self = font.size < 20 ? .text : .display
  }
}
