public import AppleFoundation

/// An entity's property, with a title for Shortcuts.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable
where Value: _IntentValue & Sendable {
  public let title: LocalizedStringResource
  private var stored: Value?

  public var wrappedValue: Value {
    get {
      guard let stored else {
        // Traps, as on a phone.
        preconditionFailure("The entity's property \"\(title.key)\" is read before it's set")
      }
      return stored
    }
    set { stored = newValue }
  }

  public var projectedValue: EntityProperty<Value> { self }

  public init(title: LocalizedStringResource) {
    self.title = title
  }

  public init() {
    self.title = ""
  }
}
