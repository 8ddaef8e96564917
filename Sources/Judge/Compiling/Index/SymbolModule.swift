import Foundation

/// Finds the module of a Swift declaration from its unified symbol resolution (USR).
enum SymbolModule {
  /// Returns the module's name as in an `import`; nil if it's unknown, as for C.
  static func name(of usr: String) -> String? {
    guard let text = demangled(usr) else { return nil }
    let module = text.firstMatch(of: extended)?.1 ?? text.firstMatch(of: qualified)?.1
    return module.map(spelled)
  }

  // The pattern is compiled once, because a plugin refers to hundreds of symbols. Threads can share it,
  // because it never changes.

  private nonisolated(unsafe) static let extended = /^(?:static )?\(extension in (\w+)\)/
  /// The module before a period, as in `Swift.Array.init(…)`, `static Swift.Int.== infix(…)` or `protocol
  /// descriptor for Swift.Equatable`.
  private nonisolated(unsafe) static let qualified = /(?:^|[^\w.])([A-Za-z_]\w*)\./

  /// Returns the name under which source code imports a module.
  private static func spelled(_ module: Substring) -> String {
    if module.hasPrefix("Foundation") { return "Foundation" }
    let standIn = "StandIn"
    return module.hasSuffix(standIn) ? String(module.dropLast(standIn.count)) : String(module)
  }

  /// Returns a demangled symbol; nil if it isn't Swift.
  static func demangled(_ usr: String) -> String? {
    guard usr.hasPrefix("s:") else { return nil }
    let text = ("$s" + usr.dropFirst(2)).withCString { name in
      swiftDemangle(name, strlen(name), nil, nil, 0)
    }
    guard let text else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ outputSize: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
