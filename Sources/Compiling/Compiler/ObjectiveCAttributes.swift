import SwiftSource

/// Takes Objective-C's attributes out of source that is compiled where there is no such runtime.
///
/// `@objc` and its kin say how other code reaches a declaration, not what it does: blanks take their
/// place. `@NSManaged` says that somebody else stores a property: the wrapper `@_Managed` does. Every
/// line and column stays where the learner sees it.
enum ObjectiveCAttributes {
  private static let attributes: [(name: String, replacement: String)] = [
    ("objcMembers", ""), ("objc", ""), ("nonobjc", ""), ("IBOutlet", ""), ("IBAction", ""),
    ("IBInspectable", ""), ("IBDesignable", ""), ("NSManaged", "@_Managed"),
  ]

  /// The source without the attributes; the same bytes where there are none.
  static func neutralized(_ source: [UInt8]) -> [UInt8] {
    guard attributes.contains(where: { source.contains(text: "@\($0.name)") }) else {
      return source
    }
    let scanner = SourceScanner(source)
    var result = source
    for index in source.indices
    where source[index] == UInt8(ascii: "@") && scanner.kinds[index] == .code {
      guard let (length, replacement) = attribute(at: index, in: source) else { continue }
      let text = Array(replacement.utf8)
      for offset in 0..<length {
        result[index + offset] = offset < text.count ? text[offset] : UInt8(ascii: " ")
      }
    }
    return result
  }

  /// Bytes of the name in parentheses, with some of the following ones; a longer one is nobody's.
  private static let longestName = 100

  /// The attribute's length in bytes, with the name in parentheses that `@objc` may have.
  private static func attribute(
    at start: Int, in source: [UInt8]
  ) -> (length: Int, replacement: String)? {
    let rest = source[(start + 1)...]
    for (name, replacement) in attributes where rest.starts(with: name.utf8) {
      var end = start + 1 + name.utf8.count
      if end < source.count, SourceScanner.isWord(source[end]) { continue }
      if name == "objc", end < source.count, source[end] == UInt8(ascii: "(") {
        let name = source[end...].prefix(longestName)
        guard let close = name.firstIndex(of: UInt8(ascii: ")")) else { return nil }
        end = close + 1
      }
      return (end - start, replacement)
    }
    return nil
  }
}
