import AppleFoundation
import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Path: LosslessStringConvertible {
  /// The elements of the path as numbers followed by `m`, `l`, `q`, `c` or `h`.
  public var description: String {
    outline.elements.map { element in
      switch element {
      case .move(let point): "\(number(point.x)) \(number(point.y)) m"
      case .line(let point): "\(number(point.x)) \(number(point.y)) l"
      case .quadCurve(let end, let control):
        "\(number(control.x)) \(number(control.y)) \(number(end.x)) \(number(end.y)) q"
      case .curve(let end, let first, let second):
        "\(number(first.x)) \(number(first.y)) \(number(second.x)) \(number(second.y)) "
          + "\(number(end.x)) \(number(end.y)) c"
      case .close: "h"
      }
    }.joined(separator: " ")
  }

  public init?(_ string: String) {
    self.init()
    var numbers: [Double] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      guard numbers.count.isMultiple(of: 2) else { return nil }
      switch (word, points.count) {
      case ("m", 1): move(to: points[0])
      case ("l", 1): addLine(to: points[0])
      case ("q", 2): addQuadCurve(to: points[1], control: points[0])
      case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
  }
}
