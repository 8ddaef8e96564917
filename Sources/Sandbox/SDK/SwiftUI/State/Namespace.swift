/// A property wrapper that gives a view its own namespace for shared geometry.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  public struct ID: Hashable, Sendable {
    private let number: ObjectIdentifier

    fileprivate init(_ mark: Mark) {
      number = ObjectIdentifier(mark)
    }
  }

  fileprivate final class Mark: Sendable {}

  private let mark = Mark()

  public init() {}

  public var wrappedValue: Namespace.ID { ID(mark) }
}
