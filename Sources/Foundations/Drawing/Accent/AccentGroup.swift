/// The two groups that accented rendering tints separately; see `View.widgetAccentable(_:)`.
package enum AccentGroup: String, Codable, Sendable {
  case primary
  case accent
}
