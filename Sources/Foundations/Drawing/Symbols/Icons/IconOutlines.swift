import Foundation
import Synchronization

/// Icons for symbols that have no sketch of their own.
enum IconOutlines {
  /// How broad the icons' own lines are, in their unit square.
  private static let line = 0.09

  /// The parts of an icon as heavy as the pen is; nil where the symbol has none.
  static func parts(of symbol: String, isFilled: Bool) -> [SymbolPart]? {
    guard let names = IconNames.table[symbol],
      let outline = outline(of: isFilled ? names.filled : names.plain)
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
    guard let pen = pens[icon] else { return nil }
    let outline = Outline(pen: pen)
    known.withLock { $0[icon] = outline }
    return outline
  }

  private static let known = Mutex<[String: Outline]>([:])

  private static let pens: [String: [Substring]] = {
    var pens: [String: [Substring]] = [:]
    for part in IconData.all {
      var name = ""
      for line in part.split(separator: "\n") {
        if line.first == ":" {
          name = String(line.dropFirst())
        } else {
          pens[name, default: []].append(line)
        }
      }
    }
    return pens
  }()
}

extension Outline {
  /// The outline that a pen draws in a square of a thousand units, in the unit square.
  fileprivate init(pen: [Substring]) {
    var elements: [Element] = []
    for line in pen {
      var rest = line.utf8[...]
      while let step = rest.first {
        rest = rest.dropFirst()
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
    }
    self.init(elements: elements)
  }
}
