@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  /// Names the outermost views of the content for tests; a picture's nodes carry the name.
  ///
  /// ```swift
  /// Text("24°").accessibilityIdentifier("temperature")
  /// ```
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    changingNodes { $0.identifier = identifier }
  }
}
