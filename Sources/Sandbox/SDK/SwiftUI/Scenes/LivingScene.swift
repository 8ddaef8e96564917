/// A scene that responds to its life cycle or sets environment values for its views.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
struct LivingScene<Base: Scene> {
  let base: Base
  let takePart: (SceneLife) -> Void
  let show: (AnyView) -> AnyView

  init(
    base: Base, takePart: @escaping (SceneLife) -> Void = { _ in },
    show: @escaping (AnyView) -> AnyView = { $0 }
  ) {
    self.base = base
    self.takePart = takePart
    self.show = show
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension LivingScene: PrimitiveScene {
  func window() -> AnyView? {
    if let life = SceneLife.current { takePart(life) }
    return base.firstWindow.map(show)
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Scene {
  nonisolated func living(_ takePart: @escaping (SceneLife) -> Void) -> some Scene {
    LivingScene(base: self, takePart: takePart)
  }

  nonisolated func showing(_ show: @escaping (AnyView) -> AnyView) -> some Scene {
    LivingScene(base: self, show: show)
  }

  /// The content of the scene's first window.
  ///
  /// Read it while the scene's `SceneLife` is current.
  @MainActor var firstWindow: AnyView? {
    if let primitive = self as? any PrimitiveScene { return primitive.window() }
    DynamicProperties.install(in: self, evaluation: Evaluation.current ?? Evaluation())
    return body.firstWindow
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension App {
  /// Returns the content of the app's first window.
  ///
  /// Call it while the app's `SceneLife` is current.
  @MainActor package func firstWindow(in environment: EnvironmentValues) -> AnyView? {
    let evaluation = Evaluation()
    return evaluation.withAmbient(environment) {
      DynamicProperties.install(in: self, evaluation: evaluation)
      return body.firstWindow
    }
  }

  /// Creates the UIKit delegates that the app declares.
  @MainActor package func makeDelegates() {
    for child in Mirror(reflecting: self).children {
      (child.value as? any SystemMadeDelegate)?.makeDelegate()
    }
  }
}
