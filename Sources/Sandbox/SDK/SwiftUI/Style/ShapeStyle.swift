import Sentences

/// A colour, gradient, material or pattern that shapes, text and symbols are drawn with.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol ShapeStyle: Sendable {
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  associatedtype Resolved: ShapeStyle = Never

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    // Nothing asks a style of the system for it; it traps on the phone as well.
    fatalError("\(Self.self) is resolved by the system")
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style that the renderer knows; every other one resolves to one of these.
package protocol PrimitiveShapeStyle {
  /// What the style draws in these surroundings; level 1 is its secondary variant, and so on.
  func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ShapeStyle {
  /// What the style draws in these surroundings.
  ///
  /// A learner's own style is followed through its `resolve(in:)` until the system's are reached.
  package func resolved(in environment: EnvironmentValues, level: Int = 0) -> ResolvedStyle {
    resolved(in: environment, level: level, depth: 0)
  }

  private func resolved(
    in environment: EnvironmentValues, level: Int, depth: Int
  ) -> ResolvedStyle {
    if let primitive = self as? any PrimitiveShapeStyle {
      return primitive.resolvedStyle(in: environment, level: level)
    }
    guard Resolved.self != Never.self, depth < 100 else {
      Evaluation.current?.noteOnce(
        rule: "style-recursion",
        Sentence(
          "The shape style \(Self.self) never resolves to a drawable style.",
          ko: "\(Self.self) 스타일은 그릴 수 있는 스타일로 끝나지 않아요."))
      return ResolvedStyle(.color(.clear))
    }
    return resolve(in: environment).resolved(in: environment, level: level, depth: depth + 1)
  }
}
