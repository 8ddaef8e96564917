/// The two optical sizes of SF Pro; the system changes from one to the other at 20 points.
package enum SanFranciscoFace: Hashable, Sendable {
  /// Up to 19 points: wider and looser.
  case text
  /// From 20 points.
  case display

  package init(for font: FontDescription) {
    self = font.size < 20 ? .text : .display
  }
}
