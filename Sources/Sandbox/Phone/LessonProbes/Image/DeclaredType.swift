/// A type that the plugin declares and gives a conformance.
struct DeclaredType {
  /// As learners write it, outer types included: `WeatherWidget`, `Outer.Inner`.
  var name: String
  /// Nil for a generic type, which is no type before it has arguments.
  var type: Any.Type?
  /// The protocols that the plugin's own records name, without their modules.
  var protocols: Set<String>
}
