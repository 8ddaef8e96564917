/// Puts an app's scenes together.
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
    SceneGroup()
  }

  @available(iOS 16.1, macOS 13.0, watchOS 9.1, *)
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene { SceneGroup() }

  @available(iOS 16.1, macOS 13.0, watchOS 9.1, *)
  public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene { SceneGroup() }
}

/// Several scenes, of which none is shown.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
struct SceneGroup: PrimitiveScene {}
