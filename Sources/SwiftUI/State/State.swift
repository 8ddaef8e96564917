/// A value that a view keeps.
///
/// In a widget it never changes: the view is archived with the initial value, and setting it has no
/// effect, as in every view that is not on a screen.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(initial) }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension State: Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}
