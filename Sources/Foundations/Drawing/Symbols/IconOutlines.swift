import Foundation
import Synchronization

/// Icons for symbols without a separate sketch.
///
/// `iconNames.tsv` maps a symbol to its icon and, if there is one, to the icon of its unfilled form.
/// `icons.tsv` has the path of each icon in a square of 1000 units with y pointing down: M moves, L draws a
/// line, Q draws a quadratic curve with its control point and end, and Z closes the path.
///
/// Icons named `phosphor-…` are from "Phosphor Icons" 2.0.8, https://phosphoricons.com, under the MIT License.
/// Icons named `mdi-…` are from "Material Design Icons" 7.4.47 by Pictogrammers, https://pictogrammers.com, under
/// the Apache License 2.0. All others are from "Material Design Icons" 1.6.50 by Austin Andrews and Google,
/// https://materialdesignicons.com, under CC BY 4.0. `Documentation/HowItWorks.md` has the notices.
/// The icons were extracted from SVG files and from the font in Debian's package
/// `fonts-materialdesignicons-webfont`, then centered, scaled to their square, and rounded. They are embedded so
/// that a picture, and a verdict about it, is the same on every machine.
enum IconOutlines {
  /// The line width of the icons, in a unit square.
  private static let line = 0.09

  /// Returns the parts of an icon at the pen's weight, or `nil` if the symbol has no icon.
  static func parts(of symbol: String, isFilled: Bool) -> [SymbolPart]? {
    let names = EmbeddedTable.iconNames.fields(of: symbol)
    guard let icon = isFilled ? names?.first : names?.last, let outline = outline(of: String(icon))
    else { return nil }
    let added = SketchPen.breadth - 1
    guard abs(added) > 0.05 else { return [SymbolPart(outline)] }
    // Moves the edge by half of the added width.
    let edge = SketchPen.edge(of: outline, width: line * min(abs(added), 0.6))
    return added > 0
      ? [SymbolPart(edge), SymbolPart(outline, cutout: edge)] : [SymbolPart(outline, cutout: edge)]
  }

  private static func outline(of icon: String) -> Outline? {
    if let known = known.withLock({ $0[icon] }) { return known }
    guard let pen = EmbeddedTable.icons.fields(of: icon)?.first else { return nil }
    let outline = Outline(pen: pen)
    known.withLock { $0[icon] = outline }
    return outline
  }

  private static let known = Mutex<[String: Outline]>([:])
}

extension Outline {
  /// Parses a path in a square of 1000 units, and scales it to a unit square.
  fileprivate init(pen: Substring) {
    var elements: [Element] = []
    var rest = pen.utf8[...]
    while let step = rest.popFirst() {
      let numbers = rest.prefix { $0 < UInt8(ascii: "A") }
      rest = rest[numbers.endIndex...]
      let values = numbers.split(separator: UInt8(ascii: " ")).map { digits in
        (Double(String(digits) ?? "") ?? 0) / 1_000
      }
      func point(_ place: Int) -> CGPoint {
        place + 1 < values.count ? CGPoint(x: values[place], y: values[place + 1]) : .zero
      }
      switch step {
      case UInt8(ascii: "M"): elements.append(.move(point(0)))
      case UInt8(ascii: "L"): elements.append(.line(point(0)))
      case UInt8(ascii: "Q"): elements.append(.quadCurve(to: point(2), control: point(0)))
      default: elements.append(.close)
      }
    }
    self.init(elements: elements)
  }
}
