/// The two optical sizes of SF Pro; the system switches at 20 points.
package enum SanFranciscoFace: Hashable, Sendable {
  /// The face for sizes below 20 points, with wider letters and looser spacing.
  case text
  /// The face for sizes of 20 points and more.
  case display

  package init(for font: FontDescription) {
    self = font.size < 20 ? .text : .display
  }
}
