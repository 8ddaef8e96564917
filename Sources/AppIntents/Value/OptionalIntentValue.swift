/// An optional parameter type, seen without its wrapped type.
package protocol OptionalIntentValue {
  static var none: Self { get }
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalIntentValue {
  package static var wrappedType: Any.Type { Wrapped.self }
}
