extension RGBA {
  /// Returns the tint that a material draws over its blurred backdrop.
  ///
  /// - Parameter thickness: A value from 0, the thinnest, to 1.
  package func veil(thickness: Double) -> RGBA {
    opacity(0.45 + 0.45 * min(max(thickness, 0), 1))
  }
}
