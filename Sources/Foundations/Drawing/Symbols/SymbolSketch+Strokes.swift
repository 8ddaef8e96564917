import Foundation

/// Signs made of a few straight strokes: `strokes.tsv` has the points of each stroke, in hundredths of the
/// sign's square.
extension SymbolSketch {
  func currency(_ name: String) -> [SymbolPart]? {
    guard name.hasSuffix("sign"), let strokes = Self.strokes(of: name) else { return nil }
    return [SymbolPart(SketchPen.joined(strokes.map { SketchPen.stroked($0, width: 0.1) }))]
  }

  /// Draws numbers of up to two digits, and letters.
  func numeral(_ name: String) -> [SymbolPart]? {
    guard name.count == 1 || name.count == 2 && name.allSatisfy(\.isNumber) else { return nil }
    let digits = Array(name)
    let width = digits.count == 1 ? 0.6 : 0.5
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
