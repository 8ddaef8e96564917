/// A side of a rectangle; leading and trailing follow the layout direction.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = Edge.Set

    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Edge.Set(.top)
    public static let leading = Edge.Set(.leading)
    public static let bottom = Edge.Set(.bottom)
    public static let trailing = Edge.Set(.trailing)
    public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Edge.Set = [.leading, .trailing]
    public static let vertical: Edge.Set = [.top, .bottom]

    package func contains(_ edge: Edge) -> Bool { contains(Edge.Set(edge)) }
  }
}

/// The leading or trailing edge.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading
  case trailing

  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = HorizontalEdge.Set

    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let leading = HorizontalEdge.Set(.leading)
    public static let trailing = HorizontalEdge.Set(.trailing)
    public static let all: HorizontalEdge.Set = [.leading, .trailing]
  }
}

/// The top or bottom edge.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top
  case bottom

  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = VerticalEdge.Set

    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = VerticalEdge.Set(.top)
    public static let bottom = VerticalEdge.Set(.bottom)
    public static let all: VerticalEdge.Set = [.top, .bottom]
  }
}
