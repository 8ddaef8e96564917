/// A declaration that Swift prefers to a library's declaration of the same name and types.
///
/// A learner could write such a declaration to change the meaning of a probe's code.
package struct ShadowDeclaration: Hashable, Sendable {
  /// The declaration as one line of Swift.
  package let text: String

  /// Creates a declaration that shadows a library's declaration; returns nil if that's impossible or the
  /// signature isn't known.
  ///
  /// - Parameter symbol: The library declaration's unified symbol resolution (USR).
  package init?(of symbol: String) {
    guard let text = SymbolModule.demangled(symbol), let shadow = Self.declaration(text) else {
      return nil
    }
    self.text = shadow
  }

  /// The function that shadows call for a value of any type.
  package static let preamble = "func ringsShadow<Value>() -> Value { while true {} }"

  /// Returns the shadow of a demangled declaration.
  ///
  /// - Parameter demangled: For example, `(extension in SwiftUI):SwiftUI.View.font(SwiftUI.Font?) -> some`.
  static func declaration(_ demangled: String) -> String? {
    var rest = demangled[...]
    let isStatic = rest.hasPrefix("static ")
    if isStatic { rest = rest.dropFirst("static ".count) }
    if let end = rest.firstMatch(of: /^\(extension in \w+\):/) {
      rest = rest[end.range.upperBound...]
    }
    // Matches the owner's name, and then a member's name or an infix operator.
    let pattern =
      #/^((?:\w+\.)*\w+)(?:< where A == ([\w.]+)>)?\.(?:(\w+)(?=[<(]| : )|([^\s\w(]+) infix)/#
    guard let match = rest.firstMatch(of: pattern), match.3 != "init" else { return nil }
    let signature = String(rest[match.range.upperBound...])
    let body =
      if let name = match.4 {
        function("\(name) ", signature, takesDefaults: false)
      } else if signature.hasPrefix(" : ") {
        property("`\(match.3 ?? "")`", of: String(signature.dropFirst(3)))
      } else {
        function("`\(match.3 ?? "")`", signature)
      }
    guard let body else { return nil }
    let context = spelled(String(match.1))
    let member = (isStatic ? "static " : "") + body
    guard context.contains(".") else { return member }
    let condition = match.2.map { " where Self == \(spelled(String($0)))" } ?? ""
    return "extension \(context)\(condition) { \(member) }"
  }

  private static func property(_ name: String, of type: String) -> String? {
    guard !type.contains("some") else { return nil }
    return "var \(name): \(spelled(type)) { ringsShadow() }"
  }

  private static func function(
    _ name: String, _ signature: String, takesDefaults: Bool = true
  ) -> String? {
    var rest = signature[...]
    var generics = ""
    // The inner level's generic parameters are `A1`, `B1`; the outer `A` is the type with the member.
    let isInner = signature.contains(/\b[A-Z]1\b/)
    if rest.first == "<" {
      guard let end = end(of: rest) else { return nil }
      generics = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    guard rest.first == "(", let end = end(of: rest) else { return nil }
    let parts = generics.split(separator: " where ", maxSplits: 1)
    let names = (parts.first ?? "").split(separator: ", ").map { isInner ? "\($0)1" : String($0) }
    // Drop `~Copyable` conditions; without them, the shadow still accepts copyable values.
    let conditions = (parts.count > 1 ? parts[1] : "").split(separator: ", ")
      .filter { !$0.contains(": ~") }.joined(separator: ", ")
    let parameters = split(rest[rest.index(after: rest.startIndex)..<end]).enumerated().map {
      parameter(
        $0.element, number: $0.offset, conditions: conditions, takesDefaults: takesDefaults)
    }
    let behind = rest[rest.index(after: end)...]
    guard let arrow = behind.range(of: " -> ") else { return nil }
    // A function that takes a throwing closure rethrows the closure's errors.
    let passesErrors = parameters.contains { $0.contains("throws ->") }
    let effects = behind[..<arrow.lowerBound].replacing(
      " throws", with: passesErrors ? " rethrows" : " throws")
    let result = String(behind[arrow.upperBound...])
    let isOpaque = result == "some"
    func own(_ text: String) -> String {
      let text = spelled(text)
      return isInner || names.isEmpty ? text.replacing(/\bA(?![\w])/, with: "Self") : text
    }
    return "func \(name)" + (names.isEmpty ? "" : "<\(names.joined(separator: ", "))>")
      + "(\(own(parameters.joined(separator: ", "))))"
      + "\(own(String(effects))) -> "
      + (isOpaque ? "some SwiftUI.View" : own(result))
      + (conditions.isEmpty ? "" : " where \(own(conditions))")
      + (isOpaque ? " { SwiftUI.EmptyView() }" : " { ringsShadow() }")
  }

  /// Returns a parameter such as `alignment: SwiftUI.Alignment`, with a default value.
  private static func parameter(
    _ text: Substring, number: Int, conditions: String, takesDefaults: Bool
  ) -> String {
    let match = text.firstMatch(of: #/^(\w+): /#)
    let label = match.map { String($0.1) } ?? "_"
    var type = String(match.map { text[$0.range.upperBound...] } ?? text)
    for word in ["__owned ", "__shared "] { type = type.replacing(word, with: "") }
    let name = "\(label) p\(number): "
    guard type.contains("->") else {
      return name + type + (takesDefaults ? " = ringsShadow()" : "")
    }
    // A closure that returns a view is a view builder.
    let isBuilder =
      type.firstMatch(of: /^\(.*\) -> ([A-Z]1?)$/).map {
        conditions.contains("\($0.1): SwiftUI.View")
      } ?? false
    return (isBuilder ? "@SwiftUI.ViewBuilder " : "") + name + type
  }

  /// Replaces modules with the names under which they're imported.
  private static func spelled(_ text: String) -> String {
    text.replacing(/\bFoundation(?:Essentials|Internationalization)\./, with: "Foundation.")
      .replacing(/\b(\w+)StandIn\./) { "\($0.1)." }
  }

  /// Returns the index of the bracket that closes the first bracket.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 0
    for place in text.indices {
      switch text[place] {
      case "(", "<", "[": depth += 1
      case ">" where place > text.startIndex && text[text.index(before: place)] == "-": break
      case ")", ">", "]":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return nil
  }

  /// Splits text at commas outside brackets.
  private static func split(_ text: Substring) -> [Substring] {
    var (parts, depth, start) = ([Substring](), 0, text.startIndex)
    for place in text.indices {
      switch text[place] {
      case "(", "<", "[": depth += 1
      case ">" where place > text.startIndex && text[text.index(before: place)] == "-": break
      case ")", ">", "]": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<place])
        start = text.index(place, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
      default: break
      }
    }
    return text.isEmpty ? [] : parts + [text[start...]]
  }
}
