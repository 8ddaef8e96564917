/// A value that a view keeps.
///
/// In a widget it never changes: the view is archived with the initial value, and setting it has no
/// effect, as in every view that is not on a screen. It lasts while the phone plays an app's scene.
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

/// Where a state finds its value while its scene is played.
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
