import AppleFoundation
public import SwiftUI

@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
private struct ModelContextKey: EnvironmentKey {
  // A view without a container in its environment gets an empty store without models.
  static var defaultValue: ModelContext? { nil }
}

@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? ModelContext(.empty) }
    set { self[ModelContextKey.self] = newValue }
  }
}

@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
extension ModelContainer {
  fileprivate static var empty: ModelContainer { ModelContainer(of: Schema([])) }
}

@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
extension View {
  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let container = ModelContainer(of: Schema(modelTypes))
    onSetup(.success(container))
    return modelContainer(container)
  }
}
