/// A part of an app's user interface with a life cycle managed by the system.
///
/// Widgets have no scenes. Rings shows the scenes of an app only when the simulated phone runs the app.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Never: Scene {}

/// A scene that isn't composed of others.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
protocol PrimitiveScene: Scene where Body == Never {
  /// Returns the content of the scene's first window, or `nil` for a scene without windows.
  @MainActor func window() -> AnyView?
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension PrimitiveScene {
  public var body: Never { bodyOfPrimitive(Self.self) }
  func window() -> AnyView? { nil }
}
