@_spi(Reflection) import Swift

/// A value's stored contents, read through the runtime's metadata.
///
/// `Mirror`, `dump` and interpolation use `CustomReflectable`, `CustomStringConvertible` and
/// `TextOutputStreamable`, which a learner can implement even for a library's type. The runtime's metadata
/// can't be overridden.
public enum StoredState {
  /// Returns the names and types of a type's stored properties; type names omit their modules.
  ///
  /// For example: `("_hour", "IntentParameter<Int>")`.
  public static func properties(of type: (some Any).Type) -> [(name: String, type: String)] {
    fields(of: type).map { ($0.name, _typeName($0.type, qualified: false)) }
  }

  /// Returns text that changes whenever the stored contents change.
  ///
  /// Objects are followed to a depth that no exercise's model reaches.
  public static func words(of value: some Any) -> String {
    var words = ""
    add(value, depth: 0, to: &words)
    return words
  }

  private static let depthLimit = 12

  private struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
  }

  private static func fields(of type: Any.Type) -> [Field] {
    var found: [Field] = []
    // The value of `classType`, which can't be used directly because the compiler treats it as a mutable
    // variable.
    let options = _EachFieldOptions(rawValue: type is AnyObject.Type ? 1 : 0)
    _ = _forEachField(of: type, options: options) { name, offset, type, _ in
      found.append(Field(name: String(cString: name), offset: offset, type: type))
      return true
    }
    return found
  }

  private static func add(_ value: Any, depth: Int, to words: inout String) {
    guard depth < depthLimit else { return }
    switch value {
    case let text as String: words += "\"\(text)\" "
    case let number as any BinaryInteger: words += "\(number.description) "
    case let number as Double: words += "\(number.description) "
    case let number as Float: words += "\(number.description) "
    case let isTrue as Bool: words += "\(isTrue) "
    default:
      func addOpened<Value>(_ value: Value) { addParts(of: value, depth: depth, to: &words) }
      _openExistential(value, do: addOpened)
    }
  }

  private static func addParts<Value>(of value: Value, depth: Int, to words: inout String) {
    let type = Swift.type(of: value as Any)
    if type != Value.self, !(type is AnyObject.Type) {
      // A property of protocol type includes an existential container, so this reads the concrete value
      // inside.
      func addConcrete<Concrete>(_: Concrete.Type) {
        guard let concrete = value as? Concrete else { return }
        addParts(of: concrete, depth: depth, to: &words)
      }
      return _openExistential(type, do: addConcrete)
    }
    words += "\(_typeName(type, qualified: false))( "
    defer { words += ") " }
    // A learner can't change how Swift's own collections reflect their elements.
    if _typeName(type).hasPrefix("Swift.") {
      for child in Mirror(reflecting: value).children {
        add(child.value, depth: depth + 1, to: &words)
      }
      return
    }
    let fields = fields(of: type)
    func addFields(at base: UnsafeRawPointer) {
      // The first fields of an actor are the runtime's own state, such as how busy the actor is.
      for field in fields where !field.name.hasPrefix("$") {
        words += "\(field.name) "
        func load<Part>(_: Part.Type) {
          let part = (base + field.offset).assumingMemoryBound(to: Part.self).pointee
          add(part, depth: depth + 1, to: &words)
        }
        _openExistential(field.type, do: load)
      }
    }
    if type is AnyObject.Type {
      addFields(at: UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque()))
    } else {
      withUnsafeBytes(of: value) { bytes in
        if fields.isEmpty {
          // An enumeration has no fields; its bytes are its case and associated values.
          words += bytes.map { String($0, radix: 16) }.joined(separator: " ")
        } else if let base = bytes.baseAddress {
          addFields(at: base)
        }
      }
    }
  }
}
