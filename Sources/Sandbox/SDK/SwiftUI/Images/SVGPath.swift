import Drawing
import Foundation

/// Reads the `d` attribute of an SVG path.
struct SVGPath {
  /// The maximum number of outline elements; the rest of the path is left out.
  private static let most = 20_000

  private var rest: Substring.UTF8View
  private var elements: [Outline.Element] = []
  private var pen = CGPoint.zero
  private var start = CGPoint.zero
  /// The last curve's control point nearest its end, which a smooth curve mirrors.
  private var control: CGPoint?

  /// Returns the path's outline up to the first error, as browsers do.
  static func outline(of data: some StringProtocol) -> Outline {
    let text = Substring(data)
    var reader = SVGPath(rest: text.utf8)
    reader.read()
    return Outline(elements: reader.elements)
  }

  private init(rest: Substring.UTF8View) {
    self.rest = rest
  }

  private mutating func read() {
    var command: UInt8?
    while elements.count < Self.most {
      skipSpace()
      guard let next = rest.first else { return }
      if Self.isLetter(next) {
        command = next
        rest.removeFirst()
      }
      guard let letter = command else { return }
      let isRelative = letter >= UInt8(ascii: "a")
      let kind = Character(Unicode.Scalar(isRelative ? letter - 32 : letter))
      guard segment(kind, from: isRelative ? pen : .zero) else { return }
      // Further points after a move are lines, and no numbers may follow a close.
      if kind == "M" { command = isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L") }
      if kind == "Z" { command = nil }
    }
  }

  /// Reads the numbers of a segment and adds it; returns `false` for a malformed segment.
  private mutating func segment(_ kind: Character, from origin: CGPoint) -> Bool {
    var smooth: CGPoint?
    switch kind {
    case "Z":
      elements.append(.close)
      pen = start
    case "M":
      guard let end = point(from: origin) else { return false }
      elements.append(.move(end))
      (pen, start) = (end, end)
    case "L":
      guard let end = point(from: origin) else { return false }
      line(to: end)
    case "H":
      guard let x = number() else { return false }
      line(to: CGPoint(x: x + origin.x, y: pen.y))
    case "V":
      guard let y = number() else { return false }
      line(to: CGPoint(x: pen.x, y: y + origin.y))
    case "C", "S":
      let mirrored = control.map { CGPoint(x: 2 * pen.x - $0.x, y: 2 * pen.y - $0.y) } ?? pen
      guard let first = kind == "S" ? mirrored : point(from: origin),
        let second = point(from: origin), let end = point(from: origin)
      else { return false }
      elements.append(.curve(to: end, control1: first, control2: second))
      (pen, smooth) = (end, second)
    case "Q", "T":
      let mirrored = control.map { CGPoint(x: 2 * pen.x - $0.x, y: 2 * pen.y - $0.y) } ?? pen
      guard let bend = kind == "T" ? mirrored : point(from: origin), let end = point(from: origin)
      else { return false }
      elements.append(.quadCurve(to: end, control: bend))
      (pen, smooth) = (end, bend)
    case "A":
      guard let width = number(), let height = number(), let turn = number(), let isLarge = flag(),
        let isClockwise = flag(), let end = point(from: origin)
      else { return false }
      arc(
        to: end, radii: CGSize(width: abs(width), height: abs(height)), turn: turn * .pi / 180,
        isLarge: isLarge, isClockwise: isClockwise)
    default: return false
    }
    control = smooth
    return true
  }

  private mutating func line(to end: CGPoint) {
    elements.append(.line(end))
    pen = end
  }

  /// Adds an elliptical arc as curves, as the SVG specification's implementation notes describe.
  private mutating func arc(
    to end: CGPoint, radii: CGSize, turn: Double, isLarge: Bool, isClockwise: Bool
  ) {
    let begin = pen
    guard radii.width > 0, radii.height > 0, begin != end else { return line(to: end) }
    let rotation = AffineTransform2D.rotation(-turn)
    let half = rotation.apply(
      CGPoint(x: (begin.x - end.x) / 2, y: (begin.y - end.y) / 2))
    let (x, y) = (half.x / radii.width, half.y / radii.height)
    let reach = x * x + y * y
    // Radii that are too small grow until the ellipse reaches both points.
    let growth = max(1, reach.squareRoot())
    let factor =
      max(0, growth * growth / reach - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let unit = (x: y / growth * factor, y: -x / growth * factor)
    let placed = AffineTransform2D.scale(x: radii.width * growth, y: radii.height * growth)
      .followed(by: .rotation(turn))
    let offset = placed.apply(CGPoint(x: unit.x, y: unit.y))
    let center = AffineTransform2D.translation(
      x: (begin.x + end.x) / 2 + offset.x, y: (begin.y + end.y) / 2 + offset.y)
    let first = atan2(y / growth - unit.y, x / growth - unit.x)
    let last = atan2(-y / growth - unit.y, -x / growth - unit.x)
    var sweep = last - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let transform = placed.followed(by: center)
    let count = max(1, Int(saturating: (abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let bulge = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (first + Double(index) * step, first + Double(index + 1) * step)
      let target = index == count - 1 ? end : transform.apply(CGPoint(x: cos(to), y: sin(to)))
      elements.append(
        .curve(
          to: target,
          control1: transform.apply(
            CGPoint(x: cos(from) - bulge * sin(from), y: sin(from) + bulge * cos(from))),
          control2: transform.apply(
            CGPoint(x: cos(to) + bulge * sin(to), y: sin(to) - bulge * cos(to)))))
    }
    pen = end
  }

  private mutating func point(from origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// Reads a flag of an arc, which needs no separator before the next number.
  private mutating func flag() -> Bool? {
    skipSpace()
    guard let digit = rest.first, digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else {
      return nil
    }
    rest.removeFirst()
    return digit == UInt8(ascii: "1")
  }

  private mutating func number() -> Double? {
    skipSpace()
    var end = rest.startIndex
    var (hasPoint, hasExponent, isSigned) = (false, false, true)
    while end < rest.endIndex {
      let byte = rest[end]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): isSigned = false
      case UInt8(ascii: "."):
        guard !hasPoint, !hasExponent else { return take(upTo: end) }
        (hasPoint, isSigned) = (true, false)
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard !hasExponent else { return take(upTo: end) }
        (hasExponent, isSigned) = (true, true)
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard isSigned else { return take(upTo: end) }
        isSigned = false
      default: return take(upTo: end)
      }
      end = rest.index(after: end)
    }
    return take(upTo: end)
  }

  private mutating func take(upTo end: Substring.UTF8View.Index) -> Double? {
    let number = Substring(rest[..<end])
    rest = rest[end...]
    return Double(number).flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func skipSpace() {
    while let byte = rest.first, byte <= 0x20 || byte == UInt8(ascii: ",") { rest.removeFirst() }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & ~32)
  }
}
