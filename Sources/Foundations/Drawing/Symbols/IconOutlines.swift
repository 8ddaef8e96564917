import Foundation
import Synchronization

/// Icons for symbols that have no sketch of their own.
///
/// `iconNames.tsv` has the icon of a symbol, and that of the symbol that is not filled, where there is one. `icons.tsv`
/// has each icon's pen in a square of a thousand units with y pointing down: M moves, L draws a line, Q a quadratic
/// curve by its control and its end, Z closes.
///
/// The icons are of "Material Design Icons" 1.6.50 by Austin Andrews and Google, https://materialdesignicons.com,
/// licensed under CC BY 4.0, https://creativecommons.org/licenses/by/4.0/; taken from the font that Debian's package
/// `fonts-materialdesignicons-webfont` has, moved to the middle of their square, made as large as it, and rounded. They
/// are kept here rather than read from an installed font, so that a picture, and a verdict about it, is the same on
/// every machine.
enum IconOutlines {
  /// The width of the icons' own lines, in their unit square.
  private static let line = 0.09

  /// The parts of an icon as heavy as the pen is; nil where the symbol has none.
  static func parts(of symbol: String, isFilled: Bool) -> [SymbolPart]? {
    let names = EmbeddedTable.iconNames.fields(of: symbol)
    guard let icon = isFilled ? names?.first : names?.last, let outline = outline(of: String(icon))
    else { return nil }
    let added = SketchPen.breadth - 1
    guard abs(added) > 0.05 else { return [SymbolPart(outline)] }
    // The edge moves outwards or inwards by half of what is added.
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
  /// The outline that a pen draws in a square of a thousand units, in the unit square.
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
