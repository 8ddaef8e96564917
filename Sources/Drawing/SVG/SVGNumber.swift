import Pixels

/// Numbers as SVG wants them: short, with a point, the same on every machine.
enum SVGNumber {
  /// At most three decimals, none where they are zero.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let thousandths = Int(saturating: (min(max(value, -1e9), 1e9) * 1000).rounded())
    if thousandths == 0 { return "0" }
    let sign = thousandths < 0 ? "-" : ""
    let whole = abs(thousandths) / 1000
    var fraction = String(abs(thousandths) % 1000)
    if fraction == "0" { return "\(sign)\(whole)" }
    fraction = String(repeating: "0", count: 3 - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }

  /// Several numbers with blanks between them.
  static func list(_ values: Double...) -> String {
    values.map(text).joined(separator: " ")
  }

  /// A colour without its alpha, as `#rrggbb`.
  static func hex(_ color: RGBA) -> String {
    let digits = String(color.bytes >> 8, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Text that stands between tags or in an attribute.
  static func escaped(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      // XML 1.0 has no place for other controls, and a terminal would obey those beyond ASCII.
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

  /// The `d` of a path.
  static func path(_ outline: Outline) -> String {
    outline.elements.filter(\.isFinite).map { element in
      switch element {
      case .move(let point): "M\(list(point.x, point.y))"
      case .line(let point): "L\(list(point.x, point.y))"
      case .quadCurve(let end, let control): "Q\(list(control.x, control.y, end.x, end.y))"
      case .curve(let end, let first, let second):
        "C\(list(first.x, first.y, second.x, second.y, end.x, end.y))"
      case .close: "Z"
      }
    }.joined()
  }
}
