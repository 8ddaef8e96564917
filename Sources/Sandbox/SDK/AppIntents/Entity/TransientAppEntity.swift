import AppleFoundation

/// An entity that an intent returns and that has no query.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol TransientAppEntity: AppValue, DisplayRepresentable {
  init()

  typealias Property = EntityProperty
}
