public import AppleFoundation

/// An area that adapts to any rectangle.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
nonisolated public protocol Shape: Sendable, Animatable, View {
  func path(in rect: CGRect) -> Path

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  static var role: ShapeRole { get }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The purpose of a shape.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public enum ShapeRole: Sendable {
  case fill
  case stroke
  case separator
}

/// The mirroring of a shape in right-to-left layouts.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can inset itself, so that a stroke stays inside.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A view that draws a shape and accepts further fills and strokes on top.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Self.Content { get }
}
