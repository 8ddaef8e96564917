/// A property wrapper for a value that a view stores.
///
/// In a widget, the value never changes: the view is archived with its initial value. Setting the value has
/// no effect, as in any view that isn't on screen. In an app's scene on the simulated phone, the value
/// persists.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private let place = StatePlace<Value>()

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  public var wrappedValue: Value {
    get { place.cell?.value ?? initial }
    nonmutating set { place.cell?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let cell = place.cell else { return .constant(initial) }
    return Binding(get: { cell.value }, set: { cell.value = $0 })
  }
}

extension State: LastingProperty {
  func connect(to life: SceneLife, as key: String) {
    place.cell = life.cell(key) { initial }
  }
}

/// The location of a state's value while its scene runs.
final class StatePlace<Value>: @unchecked Sendable {
  var cell: StateCell<Value>?
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension State: Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}
