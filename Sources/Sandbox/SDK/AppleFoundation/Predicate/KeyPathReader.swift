import Foundation

/// An object with values that are readable by name without the Objective-C runtime.
package protocol NamedValues {
  func value(named name: String) -> Any?
}

/// Reads values by dotted names from `NamedValues` objects, dictionaries and stored properties.
package enum KeyPathReader {
  package static func value(at path: String, in object: Any?) -> Any? {
    if path.uppercased() == "SELF" { return object }
    var value = object
    for name in path.split(separator: ".") where name.uppercased() != "SELF" {
      value = member(String(name), of: value)
    }
    return value
  }

  private static func member(_ name: String, of value: Any?) -> Any? {
    guard let object = PredicateValue.unwrapped(value) else { return nil }
    if name == "@count" { return PredicateValue.elements(of: object)?.count }
    if let object = object as? any NamedValues { return object.value(named: name) }
    if let dictionary = object as? [String: Any] { return dictionary[name] }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let seen = mirror {
      for child in seen.children where child.label == name { return child.value }
      mirror = seen.superclassMirror
    }
    return nil
  }
}

extension KeyPathReader {
  /// Returns the order of two values; `nil` comes first, and values that can't be compared are equal.
  package static func order(of left: Any?, _ right: Any?) -> ComparisonResult {
    let (first, second) = (PredicateValue.unwrapped(left), PredicateValue.unwrapped(right))
    return switch (first == nil, second == nil) {
    case (true, true): .orderedSame
    case (true, false): .orderedAscending
    case (false, true): .orderedDescending
    case (false, false): PredicateValue.order(first, second, []) ?? .orderedSame
    }
  }
}
