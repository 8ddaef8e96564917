import Foundation

extension SymbolSketch {
  /// Numbers, which stand in circles and squares.
  func numeral(_ name: String) -> [SymbolPart]? {
    guard name.count <= 2, !name.isEmpty else { return nil }
    let strokes = name.compactMap { Self.digits[$0] }
    guard strokes.count == name.count else { return nil }
    let width = strokes.count == 1 ? 0.6 : 0.5
    return strokes.enumerated().map { place, lines in
      let middle = 0.5 + (Double(place) - Double(strokes.count - 1) / 2) * (width + 0.04)
      let outline = Outline(
        polylines: lines.map { line in
          Polyline(
            points: line.map { SketchPen.point(middle + ($0.0 - 0.5) * width, $0.1) },
            isClosed: false)
        })
      return SymbolPart(SketchPen.stroked(outline, width: 0.11))
    }
  }

  private typealias Stroke = [(Double, Double)]

  /// Each in a square, drawn with straight strokes.
  private static let digits: [Character: [Stroke]] = [
    "0": [
      [
        (0.5, 0.08), (0.16, 0.22), (0.06, 0.5), (0.16, 0.78), (0.5, 0.92), (0.84, 0.78),
        (0.94, 0.5),
        (0.84, 0.22), (0.5, 0.08),
      ]
    ],
    "1": [[(0.24, 0.24), (0.56, 0.08), (0.56, 0.92)]],
    "2": [
      [
        (0.1, 0.28), (0.24, 0.12), (0.5, 0.08), (0.78, 0.14), (0.88, 0.32), (0.76, 0.5),
        (0.1, 0.92),
        (0.92, 0.92),
      ]
    ],
    "3": [
      [
        (0.1, 0.2), (0.3, 0.08), (0.66, 0.08), (0.86, 0.26), (0.7, 0.46), (0.4, 0.48), (0.72, 0.5),
        (0.92, 0.7), (0.7, 0.92), (0.3, 0.92), (0.06, 0.78),
      ]
    ],
    "4": [[(0.72, 0.92), (0.72, 0.08), (0.04, 0.7), (0.96, 0.7)]],
    "5": [
      [
        (0.86, 0.08), (0.2, 0.08), (0.14, 0.46), (0.5, 0.38), (0.82, 0.48), (0.92, 0.66),
        (0.76, 0.88), (0.46, 0.93), (0.08, 0.8),
      ]
    ],
    "6": [
      [
        (0.84, 0.16), (0.54, 0.07), (0.22, 0.24), (0.08, 0.6), (0.24, 0.86), (0.52, 0.93),
        (0.82, 0.82), (0.9, 0.62), (0.74, 0.44), (0.46, 0.4), (0.1, 0.6),
      ]
    ],
    "7": [[(0.06, 0.08), (0.94, 0.08), (0.4, 0.92)]],
    "8": [
      [
        (0.5, 0.48), (0.16, 0.34), (0.2, 0.14), (0.5, 0.07), (0.8, 0.14), (0.84, 0.34), (0.5, 0.48),
        (0.1, 0.62), (0.14, 0.84), (0.5, 0.93), (0.86, 0.84), (0.9, 0.62), (0.5, 0.48),
      ]
    ],
    "9": [
      [
        (0.16, 0.84), (0.46, 0.93), (0.78, 0.76), (0.92, 0.4), (0.76, 0.14), (0.48, 0.07),
        (0.18, 0.18), (0.1, 0.38), (0.26, 0.56), (0.54, 0.6), (0.9, 0.4),
      ]
    ],
  ]
}
