/// An app, the program that a widget belongs to.
///
/// Rings compiles an app's source with its widgets. It shows the app's scenes only when the simulated phone
/// runs the app.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension App {
  /// Does nothing.
  ///
  /// On a device, `@main` starts the app here.
  @MainActor @preconcurrency public static func main() {}
}
