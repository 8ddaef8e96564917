/// The two groups that accented rendering colours flatly; see `View.widgetAccentable(_:)`.
package enum AccentGroup: String, Codable, Sendable {
  case primary
  case accent
}
