/// An app: the program that a widget belongs to.
///
/// Rings shows widgets. An app's source compiles beside them, and its scenes are never opened.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension App {
  /// `@main` on an app starts it; here nothing is started.
  @MainActor @preconcurrency public static func main() {}
}
