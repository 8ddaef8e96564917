import Foundation

/// Encoded as one array of numbers, each step's kind before its points.
///
/// Pictures have hundreds of steps, and keyed steps would take most of the time of a transfer between
/// processes.
extension Outline: Codable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements {
      try container.encode(element.kind.rawValue)
      for point in element.points {
        try container.encode(point.x)
        try container.encode(point.y)
      }
    }
  }

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    func point() throws -> CGPoint {
      CGPoint(x: try container.decode(Double.self), y: try container.decode(Double.self))
    }
    var elements: [Element] = []
    while !container.isAtEnd {
      switch try container.decode(Kind.self) {
      case .move: elements.append(.move(try point()))
      case .line: elements.append(.line(try point()))
      case .quadCurve: elements.append(.quadCurve(to: try point(), control: try point()))
      case .curve:
        elements.append(
          .curve(to: try point(), control1: try point(), control2: try point()))
      case .close: elements.append(.close)
      }
    }
    self.init(elements: elements)
  }

  fileprivate enum Kind: Int, Codable {
    case move, line, quadCurve, curve, close
  }
}

extension Outline.Element {
  fileprivate var kind: Outline.Kind {
    switch self {
    case .move: .move
    case .line: .line
    case .quadCurve: .quadCurve
    case .curve: .curve
    case .close: .close
    }
  }

  /// The points in encoding order.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let to, let control): [to, control]
    case .curve(let to, let control1, let control2): [to, control1, control2]
    case .close: []
    }
  }
}
