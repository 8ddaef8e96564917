/// A part of an app's interface that the system gives a life of its own.
///
/// A widget has none: an app's source beside a widget compiles, and nothing of it is shown, unless the
/// phone plays its scene.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Never: Scene {}

/// A scene that is not made of others.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
protocol PrimitiveScene: Scene where Body == Never {
  /// What the scene's first window shows; nil for a scene without one.
  @MainActor func window() -> AnyView?
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension PrimitiveScene {
  public var body: Never { bodyOfPrimitive(Self.self) }
  func window() -> AnyView? { nil }
}
