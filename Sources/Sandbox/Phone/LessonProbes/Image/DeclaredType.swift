/// A type that the plugin declares with a conformance.
struct DeclaredType {
  /// The name in the source, with outer types: `WeatherWidget`, `Outer.Inner`.
  var name: String
  /// The type's metadata; nil for a generic type, which has no metadata without arguments.
  var type: Any.Type?
  /// The protocols in the plugin's own records, without their modules.
  var protocols: Set<String>
}
