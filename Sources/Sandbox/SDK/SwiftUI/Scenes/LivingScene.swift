/// A scene with something that follows its life, or that its views inherit.
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

  /// What the scene's first window shows; read while the scene's life is being evaluated.
  @MainActor var firstWindow: AnyView? {
    if let primitive = self as? any PrimitiveScene { return primitive.window() }
    DynamicProperties.install(in: self, evaluation: Evaluation.current ?? Evaluation())
    return body.firstWindow
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension App {
  /// What the app's first window shows; read while its life is being evaluated.
  @MainActor package func firstWindow(in environment: EnvironmentValues) -> AnyView? {
    let evaluation = Evaluation()
    return evaluation.withAmbient(environment) {
      DynamicProperties.install(in: self, evaluation: evaluation)
      return body.firstWindow
    }
  }

  /// Makes the delegates that the app adapts from UIKit.
  @MainActor package func makeDelegates() {
    for child in Mirror(reflecting: self).children {
      (child.value as? any SystemMadeDelegate)?.makeDelegate()
    }
  }
}
