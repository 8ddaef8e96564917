/// The distances a view prefers to its neighbours, edge by edge, in points.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing()

  public init() {}
}
