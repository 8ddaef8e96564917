import AppleFoundation

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Color {
  /// The color's components in the default environment.
  public var cgColor: CGColor? {
    UIColor(self).cgColor
  }
}
