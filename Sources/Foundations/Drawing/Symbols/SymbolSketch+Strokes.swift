import Foundation

/// Signs made of a few straight strokes: `strokes.tsv` has the points of each stroke, in hundredths of the
/// sign's square.
extension SymbolSketch {
  func currency(_ name: String) -> [SymbolPart]? {
    guard name.hasSuffix("sign"), let strokes = Self.strokes(of: name) else { return nil }
    return [SymbolPart(SketchPen.joined(strokes.map { SketchPen.stroked($0, width: 0.1) }))]
  }

  /// Draws numbers of up to three digits, letters, and the labels of keys and instruments.
  func numeral(_ name: String) -> [SymbolPart]? {
    guard
      name.count == 1 || name.count <= 3 && name.allSatisfy(\.isNumber)
        || Self.labels.contains(name)
    else { return nil }
    let digits = Array(name)
    let width = [0.6, 0.5, 0.3, 0.22][min(max(digits.count, 1), 4) - 1]
    var parts: [SymbolPart] = []
    for (place, digit) in digits.enumerated() {
      let middle = 0.5 + (Double(place) - Double(digits.count - 1) / 2) * (width + 0.04)
      guard let strokes = Self.strokes(of: "\(digit)", width: width, middle: middle) else {
        return nil
      }
      parts.append(SymbolPart(SketchPen.stroked(SketchPen.joined(strokes), width: 0.11)))
    }
    return parts
  }

  /// Symbols that show their own name.
  private static let labels: Set = [
    "2h", "4a", "4h", "4k", "4l", "abc", "abs", "fx", "kph", "l1", "l2", "lb", "lt", "mph", "r1",
    "r2", "rb", "rt", "sos", "zl", "zr",
  ]

  private static func strokes(
    of name: String, width: Double = 1, middle: Double = 0.5
  ) -> [Outline]? {
    EmbeddedTable.strokes.fields(of: name)?.map { stroke in
      let numbers = stroke.split(separator: " ").map { (Double($0) ?? 0) / 100 }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { place in
        SketchPen.point(middle + (numbers[place] - 0.5) * width, numbers[place + 1])
      }
      return Outline(polylines: [Polyline(points: points, isClosed: false)])
    }
  }
}
