public import CombineStandIn

/// A property wrapper for an object that a view creates and stores.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  private final class Box {
    private let make: () -> ObjectType
    lazy var object = make()

    init(make: @escaping () -> ObjectType) {
      self.make = make
    }
  }

  private let box: Box

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = Box(make: thunk)
  }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { box.object }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject(wrappedValue: box.object).projectedValue
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension StateObject: @unchecked Sendable {}

extension StateObject: LastingProperty {
  func connect(to life: SceneLife, as key: String) {
    box.object = life.cell(key) { box.object }.value
  }
}
