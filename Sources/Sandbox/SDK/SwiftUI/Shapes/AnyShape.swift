public import AppleFoundation

/// A type-erased shape.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AnyShape: Shape {
  let base: any Shape

  public init<S>(_ shape: S) where S: Shape {
    base = shape
  }

  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    base.layoutDirectionBehavior
  }
}
