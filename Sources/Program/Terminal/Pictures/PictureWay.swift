/// The user's choice of how to show pictures in the terminal.
package enum PictureWay: String, CaseIterable, Hashable, Sendable {
  /// The best protocol that the terminal reports; cells if there is none.
  case auto
  case cells, kitty, iterm, sixel
}
