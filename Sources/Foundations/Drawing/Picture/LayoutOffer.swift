/// What a view was offered when it was placed, and how often it was asked besides.
package struct LayoutOffer: Codable, Hashable, Sendable {
  /// In points; nil where the view was asked for its ideal length, the largest number for no end.
  package var width: Double?
  package var height: Double?
  /// The other proposals the view was asked about before it was placed.
  package var otherQuestions: Int

  package init(width: Double?, height: Double?, otherQuestions: Int = 0) {
    self.width = width.map(Self.encodable)
    self.height = height.map(Self.encodable)
    self.otherQuestions = otherQuestions
  }

  /// The same length with the largest number for infinity, which JSON has no word for.
  private static func encodable(_ length: Double) -> Double {
    max(-.greatestFiniteMagnitude, min(length, .greatestFiniteMagnitude))
  }
}
