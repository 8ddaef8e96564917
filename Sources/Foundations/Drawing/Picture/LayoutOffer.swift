/// The size proposed to a view when it was placed, and the number of other proposals.
package struct LayoutOffer: Codable, Hashable, Sendable {
  /// The length in points; `nil` for the ideal length, and the largest number for infinity.
  package var width: Double?
  package var height: Double?
  /// The number of other proposals before the view was placed.
  package var otherQuestions: Int

  package init(width: Double?, height: Double?, otherQuestions: Int = 0) {
    self.width = width.map(Self.encodable)
    self.height = height.map(Self.encodable)
    self.otherQuestions = otherQuestions
  }

  /// Returns the length, or the largest number for an infinite length, which JSON can't express.
  private static func encodable(_ length: Double) -> Double {
    max(-.greatestFiniteMagnitude, min(length, .greatestFiniteMagnitude))
  }
}
