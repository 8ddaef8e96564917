/// How somebody wants pictures in a terminal.
package enum PictureWay: String, CaseIterable, Hashable, Sendable {
  /// What the terminal says that it knows; cells where it says nothing.
  case auto
  case cells, kitty, iterm, sixel
}
