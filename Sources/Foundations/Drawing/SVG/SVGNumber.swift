import Foundation
import Pixels

/// Formats numbers for SVG: short, with a decimal point, and identical on every machine.
enum SVGNumber {
  /// Returns a number with up to three decimals, without trailing zeros.
  static func text(_ value: Double) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  /// Appends a number in place, because a page contains tens of thousands.
  private static func append(_ value: Double, to text: inout String) {
    guard value.isFinite else { return text.append("0") }
    let thousandths = Int(saturating: (min(max(value, -1e9), 1e9) * 1000).rounded())
    if thousandths < 0 { text.append("-") }
    let (whole, fraction) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    text.append(String(whole))
    if fraction == 0 { return }
    text.append(fraction < 10 ? ".00" : fraction < 100 ? ".0" : ".")
    text.append(
      String(
        fraction.isMultiple(of: 100)
          ? fraction / 100 : fraction.isMultiple(of: 10) ? fraction / 10 : fraction))
  }

  private static func append(_ point: CGPoint, to text: inout String) {
    append(point.x, to: &text)
    text.append(" ")
    append(point.y, to: &text)
  }

  static func list(_ values: Double...) -> String {
    values.map(text).joined(separator: " ")
  }

  /// Returns a color without its alpha, as `#rrggbb`.
  static func hex(_ color: RGBA) -> String {
    let digits = String(color.bytes >> 8, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Escapes text for element contents and attributes.
  static func escaped(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      // XML 1.0 forbids other control characters, and terminals would obey C1 controls.
      default:
        let isAllowed =
          scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && scalar.value != 0xFFFE
          && scalar.value != 0xFFFF
        if isAllowed { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  static func transform(_ transform: AffineTransform2D) -> String {
    "matrix(\(list(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)))"
  }

  /// Returns the `d` attribute of a path.
  static func path(_ outline: Outline) -> String {
    var text = ""
    func append(_ letter: String, _ points: CGPoint...) {
      var mark = letter
      for point in points {
        text.append(mark)
        self.append(point, to: &text)
        mark = " "
      }
    }
    for element in outline.elements where element.isFinite {
      switch element {
      case .move(let point): append("M", point)
      case .line(let point): append("L", point)
      case .quadCurve(let end, let control): append("Q", control, end)
      case .curve(let end, let first, let second): append("C", first, second, end)
      case .close: text.append("Z")
      }
    }
    return text
  }
}
