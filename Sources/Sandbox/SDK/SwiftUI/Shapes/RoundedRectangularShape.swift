public import AppleFoundation

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, CaseIterable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Edge.Corner {
  /// The style of a corner: rounded with a radius in points, or concentric with the container's corner.
  public struct Style: Hashable, Sendable {
    private let isConcentric: Bool
    /// The radius of a fixed corner or the least radius of a concentric one, in points.
    private let radius: CGFloat

    public static var concentric: Style { Style(isConcentric: true, radius: 0) }

    public static func concentric(minimum: Style? = nil) -> Style {
      Style(isConcentric: true, radius: minimum?.radius ?? 0)
    }

    public static func fixed(_ radius: CGFloat) -> Style {
      Style(isConcentric: false, radius: radius)
    }

    /// Returns the radius of a corner whose concentric radius is known.
    func radius(concentric: CGFloat) -> CGFloat {
      max(0, isConcentric ? max(concentric, radius) : radius)
    }
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) {
    self = .fixed(CGFloat(value))
  }

  public init(floatLiteral value: Double) {
    self = .fixed(value)
  }
}

/// The styles of a rectangle's four corners.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  public var topLeading: Edge.Corner.Style
  public var topTrailing: Edge.Corner.Style
  public var bottomLeading: Edge.Corner.Style
  public var bottomTrailing: Edge.Corner.Style

  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style,
    bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  public init(all style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }

  public static func concentric(
    minimum: Edge.Corner.Style? = nil
  ) -> RoundedRectangularShapeCorners {
    Self(all: .concentric(minimum: minimum))
  }

  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    Self(all: .fixed(radius))
  }

  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}

/// A shape with four corners, for shapes inside it that are concentric with it.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
public protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners
  /// Returns the corners' styles for a size in points, or for an unknown size.
  nonisolated func corners(in size: CGSize?) -> Self.Corners?
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Rectangle: RoundedRectangularShape {
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .fixed(0) }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension RoundedRectangle: RoundedRectangularShape {
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    .fixed(min(cornerSize.width, cornerSize.height))
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension UnevenRoundedRectangle: RoundedRectangularShape {
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    RoundedRectangularShapeCorners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Capsule: RoundedRectangularShape {
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity)
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Circle: RoundedRectangularShape {
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity)
  }
}
