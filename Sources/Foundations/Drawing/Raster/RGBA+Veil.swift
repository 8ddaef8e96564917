extension RGBA {
  /// The layer of this colour that a material lays over its blurred backdrop.
  ///
  /// - Parameter thickness: From 0, the thinnest, to 1.
  package func veil(thickness: Double) -> RGBA {
    opacity(0.45 + 0.45 * min(max(thickness, 0), 1))
  }
}
