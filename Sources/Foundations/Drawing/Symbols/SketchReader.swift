import Foundation

/// Reads a symbol's drawing from a row of `sketches.tsv`.
///
/// Each field after the name is an element: a letter for its kind, an optional level, `~` for a part that shows
/// a variable value, an optional hue after a colon, and a path after a space. Coordinates are hundredths of the symbol's square, with y pointing down.
///
/// | kind | drawn as |
/// |---|---|
/// | `F` | a body: filled in a filled symbol, and otherwise its contour |
/// | `S` | a line with round ends |
/// | `D` | an area |
/// | `K`, `H` | a line or an area on the bodies before it, cut out of them in a filled symbol |
/// | `G`, `C` | a gap along a line, or of an area, in everything before it |
/// | `U`, `V`, `N` | another symbol, by its name: like this one, filled, or unfilled |
///
/// Paths have the letters M, L, Q, C and Z of SVG, in absolute coordinates. `W` sets the width of lines. `E` is
/// an ellipse: its center and radii. `R` is a rectangle: its corner, size and corner radius. `A` is an arc: its
/// center, radius, and its ends in degrees, clockwise from three o'clock. `P` is a star: its center, outer and
/// inner radius, and number of rays. `T` turns what precedes it by degrees around a point. For another symbol,
/// the path is its position, size and rotation in degrees.
struct SketchReader {
  let isFilled: Bool
  private(set) var parts: [SymbolPart] = []

  /// Returns the parts for exactly this name, or `nil` if the table has no such row.
  static func parts(of name: String, isFilled: Bool) -> [SymbolPart]? {
    guard let elements = EmbeddedTable.sketches.fields(of: name) else { return nil }
    var reader = SketchReader(isFilled: isFilled)
    for element in elements { reader.add(element) }
    return reader.parts
  }

  private init(isFilled: Bool) {
    self.isFilled = isFilled
  }

  private mutating func add(_ element: Substring) {
    let head = element.prefix { $0 != " " }
    let path = element.dropFirst(head.count + 1)
    guard let kind = head.first else { return }
    if "UVN".contains(kind) {
      parts += symbol(
        String(head.dropFirst(2)), isFilled: kind == "V" || kind == "U" && isFilled, at: path)
      return
    }
    let level = head.dropFirst().first?.wholeNumberValue ?? 0
    let hue = head.firstIndex(of: ":").flatMap {
      SymbolHue(rawValue: String(head[$0...].dropFirst()))
    }
    let sketch = SketchPath(path)
    let area = sketch.area
    let count = parts.count
    defer {
      if head.contains("~") {
        parts = parts.enumerated().map { $0.offset < count ? $0.element : $0.element.variable }
      }
    }
    switch kind {
    case "F" where isFilled:
      parts.append(SymbolPart(sketch.body, level: level, hue: hue))
    case "F", "S":
      parts.append(SymbolPart(sketch.line, level: level, hue: hue))
    case "K" where isFilled, "G":
      parts = parts.map { $0.without(sketch.line) }
    case "K":
      parts.append(SymbolPart(sketch.line, level: level, hue: hue))
    case "H" where isFilled, "C":
      parts = parts.map { $0.without(area) }
    default:
      parts.append(SymbolPart(area, level: level, hue: hue))
    }
  }

  private func symbol(_ name: String, isFilled: Bool, at place: Substring) -> [SymbolPart] {
    let numbers = place.split(separator: " ").map { Double($0) ?? 0 }
    guard numbers.count > 2 else { return [] }
    let turn = numbers.count > 3 ? numbers[3] / 180 * .pi : 0
    let scale = numbers[2]
    let words = name.split(separator: ".").map(String.init)
    let placing = AffineTransform2D.rotation(turn).around(SketchPen.point(0.5, 0.5))
      .followed(by: .scale(x: scale, y: scale))
      .followed(by: .translation(x: numbers[0] / 100, y: numbers[1] / 100))
    // Lines keep their width when a symbol becomes smaller.
    return SketchPen.$breadth.withValue(SketchPen.breadth / max(scale, 0.6)) {
      SymbolComposition(isFilled: isFilled).parts(of: words[...]).map { $0.applying(placing) }
    }
  }
}

/// A path of `sketches.tsv`.
private struct SketchPath {
  private var outline = Outline()
  private var width = 0.08

  init(_ text: Substring) {
    var rest = text.utf8[...]
    while let letter = rest.popFirst() {
      let digits = rest.prefix { !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      rest = rest[digits.endIndex...]
      let numbers = digits.split(separator: UInt8(ascii: " ")).map {
        (Double(Substring($0)) ?? 0) / 100
      }
      add(Character(UnicodeScalar(letter)), numbers)
    }
  }

  private mutating func add(_ letter: Character, _ numbers: [Double]) {
    func number(_ place: Int) -> Double { place < numbers.count ? numbers[place] : 0 }
    func point(_ place: Int) -> CGPoint { SketchPen.point(number(place), number(place + 1)) }
    let (x, y) = (number(0), number(1))
    switch letter {
    case "M", "L":
      for place in stride(from: 0, to: numbers.count - 1, by: 2) {
        let isStart = letter == "M" && place == 0
        outline.elements.append(isStart ? .move(point(place)) : .line(point(place)))
      }
    case "Q":
      for place in stride(from: 0, to: numbers.count - 3, by: 4) {
        outline.elements.append(.quadCurve(to: point(place + 2), control: point(place)))
      }
    case "C":
      for place in stride(from: 0, to: numbers.count - 5, by: 6) {
        outline.elements.append(
          .curve(to: point(place + 4), control1: point(place), control2: point(place + 2)))
      }
    case "Z": outline.elements.append(.close)
    case "W": width = number(0)
    case "E":
      let (across, down) = (number(2), numbers.count > 3 ? number(3) : number(2))
      outline.elements +=
        Outline.ellipse(
          in: CGRect(x: x - across, y: y - down, width: 2 * across, height: 2 * down)
        ).elements
    case "R":
      outline.elements += SketchPen.box(x, y, number(2), number(3), radius: number(4)).elements
    case "A":
      let arc = SketchPen.arcLine(x, y, number(2), from: number(3) / 3.6, to: number(4) / 3.6)
      outline.elements += arc.elements
    case "P":
      outline.elements +=
        SketchPen.star(
          x, y, outer: number(2), inner: number(3), rays: Int(number(4) * 100)
        ).elements
    case "T":
      let turn = AffineTransform2D.rotation(x * 100 / 180 * .pi).around(point(1))
      outline = outline.applying(turn)
    default: break
    }
  }

  /// The path's line.
  var line: Outline { SketchPen.stroked(outline, width: width) }

  /// The path's inside, with all its contours in the direction of lines.
  var area: Outline { SketchPen.alike(outline) }

  /// The path's inside with the regular line around it, so that a filled symbol is as large as its contour.
  var body: Outline {
    SketchPen.joined([area, SketchPen.$breadth.withValue(1) { line }])
  }
}
