/// A result builder that combines an app's scenes.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some Scene where repeat each Content: Scene {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return SceneGroup(scenes: scenes)
  }

  @available(iOS 16.1, macOS 13.0, watchOS 9.1, *)
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene {
    SceneGroup(scenes: scene.map { [$0] } ?? [])
  }

  @available(iOS 16.1, macOS 13.0, watchOS 9.1, *)
  public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene {
    SceneGroup(scenes: [scene])
  }
}

/// Several scenes.
///
/// The phone shows the first scene that has a window.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
struct SceneGroup {
  let scenes: [any Scene]
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension SceneGroup: PrimitiveScene {
  func window() -> AnyView? {
    for scene in scenes { if let window = scene.firstWindow { return window } }
    return nil
  }
}
