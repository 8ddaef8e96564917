import AppleFoundation

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Color {
  /// The colour's values; nil where it has none before it is shown, as a catalog's has.
  public var cgColor: CGColor? {
    UIColor(self).cgColor
  }
}
