@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  /// Sets an identifier for use in tests.
  ///
  /// The picture's nodes carry the identifier.
  ///
  /// ```swift
  /// Text("24°").accessibilityIdentifier("temperature")
  /// ```
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    changingNodes { $0.identifier = identifier }
  }
}
