import Sentences

/// A color, gradient, material or pattern for drawing shapes, text and symbols.
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
    // The renderer never calls this for a system style. iOS traps here too.
    fatalError("The system resolves \(Self.self)")
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style that the renderer can draw.
///
/// All other styles resolve to one of these.
package protocol PrimitiveShapeStyle {
  /// Returns the style's drawing in an environment; level 1 is its secondary variant, and so on.
  func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ShapeStyle {
  /// Returns the style's drawing in an environment.
  ///
  /// A learner's own style is resolved with `resolve(in:)` until a system style is reached.
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
          ko: "\(Self.self) 스타일이 그릴 수 있는 스타일로 바뀌지 않아요."))
      return ResolvedStyle(.color(.clear))
    }
    return resolve(in: environment).resolved(in: environment, level: level, depth: depth + 1)
  }
}
