/// The style of a line along an outline, with lengths in points.
package struct StrokePattern: Hashable, Codable, Sendable {
  package enum Cap: String, Codable, Sendable { case butt, round, square }
  package enum Join: String, Codable, Sendable { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  package var dash: [Double]
  package var dashPhase: Double

  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
