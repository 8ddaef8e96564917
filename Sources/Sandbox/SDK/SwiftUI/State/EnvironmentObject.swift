public import CombineStandIn

private struct EnvironmentObjectsKey: EnvironmentKey {
  static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
}

extension EnvironmentValues {
  /// The objects in the environment, by type.
  var objects: [ObjectIdentifier: AnyObject] {
    get { self[EnvironmentObjectsKey.self] }
    set { self[EnvironmentObjectsKey.self] = newValue }
  }
}

/// A property wrapper for an object in the environment.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    let object = Evaluation.ambient?.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    guard let object else {
      // iOS traps here too, because there's no value to return.
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension EnvironmentObject: @unchecked Sendable {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    changingEnvironment(as: "environmentObject") { $0.objects[ObjectIdentifier(T.self)] = object }
  }
}
