/// A property wrapper for the focused field.
///
/// In a widget, which has no keyboard, nothing has focus.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  /// A binding to a focus state.
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private let value: Value

  public init() where Value == Bool {
    value = false
  }

  public init<T>() where Value == T?, T: Hashable {
    value = nil
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(binding: .constant(value)) }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension FocusState: Sendable where Value: Sendable {}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    noting(.typing)
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    noting(.typing)
  }
}
