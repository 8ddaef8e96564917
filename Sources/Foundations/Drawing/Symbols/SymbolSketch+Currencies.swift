import Foundation

extension SymbolSketch {
  /// The signs of currencies, which mostly stand in circles.
  func currency(_ name: String) -> [SymbolPart]? {
    guard let bars = Self.currencies[name] else { return nil }
    return [SymbolPart(SketchPen.joined(bars.map { SketchPen.stroked($0, width: 0.1) }))]
  }

  private static let currencies: [String: [Outline]] = {
    func bar(_ points: (Double, Double)...) -> Outline {
      Outline(
        polylines: [
          Polyline(points: points.map { SketchPen.point($0.0, $0.1) }, isClosed: false)
        ])
    }
    let s = bar(
      (0.76, 0.26), (0.62, 0.16), (0.4, 0.16), (0.26, 0.28), (0.3, 0.42), (0.7, 0.56), (0.74, 0.72),
      (0.6, 0.84), (0.38, 0.84), (0.24, 0.74))
    let b = bar(
      (0.3, 0.14), (0.6, 0.14), (0.74, 0.26), (0.7, 0.42), (0.56, 0.48), (0.74, 0.58), (0.78, 0.72),
      (0.64, 0.86), (0.3, 0.86), (0.3, 0.14))
    return [
      "dollarsign": [s, bar((0.5, 0.02), (0.5, 0.98))],
      "bitcoinsign": [
        b, bar((0.3, 0.48), (0.56, 0.48)), bar((0.42, 0.02), (0.42, 0.14)),
        bar((0.58, 0.02), (0.58, 0.14)), bar((0.42, 0.86), (0.42, 0.98)),
        bar((0.58, 0.86), (0.58, 0.98)),
      ],
      "eurosign": [
        bar(
          (0.8, 0.2), (0.62, 0.12), (0.44, 0.18), (0.32, 0.36), (0.32, 0.64), (0.44, 0.82),
          (0.62, 0.88), (0.8, 0.8)), bar((0.16, 0.42), (0.64, 0.42)),
        bar((0.16, 0.58), (0.62, 0.58)),
      ],
      "wonsign": [
        bar((0.1, 0.14), (0.3, 0.86), (0.5, 0.2), (0.7, 0.86), (0.9, 0.14)),
        bar((0.04, 0.5), (0.96, 0.5)),
      ],
      "yensign": [
        bar((0.16, 0.1), (0.5, 0.5), (0.84, 0.1)), bar((0.5, 0.5), (0.5, 0.92)),
        bar((0.24, 0.54), (0.76, 0.54)), bar((0.24, 0.7), (0.76, 0.7)),
      ],
      "sterlingsign": [
        bar(
          (0.78, 0.24), (0.62, 0.1), (0.42, 0.16), (0.36, 0.36), (0.44, 0.6), (0.24, 0.88),
          (0.8, 0.88)),
        bar((0.24, 0.5), (0.66, 0.5)),
      ],
    ]
  }()
}
