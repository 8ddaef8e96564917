import Foundation

/// The module in which a Swift declaration stands, from its unified symbol resolution.
enum SymbolModule {
  /// The module's name as source writes it behind `import`; nil where it cannot be told, as for C.
  static func name(of usr: String) -> String? {
    guard let text = demangled(usr) else { return nil }
    let module = text.firstMatch(of: extended)?.1 ?? text.firstMatch(of: qualified)?.1
    return module.map(spelled)
  }

  // Made once: a plugin refers to hundreds of symbols. They are never changed, so that threads can share them.

  private nonisolated(unsafe) static let extended = /^(?:static )?\(extension in (\w+)\)/
  /// `Swift.Array.init(…)`, `static Swift.Int.== infix(…)`, `protocol descriptor for Swift.Equatable`.
  private nonisolated(unsafe) static let qualified = /(?:^|[^\w.])([A-Za-z_]\w*)\./

  /// Modules that others consist of have the name by which they are imported.
  private static func spelled(_ module: Substring) -> String {
    if module.hasPrefix("Foundation") { return "Foundation" }
    let standIn = "StandIn"
    return module.hasSuffix(standIn) ? String(module.dropLast(standIn.count)) : String(module)
  }

  /// A symbol in words; nil where it is none of Swift.
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

/// The runtime's own demangler.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ outputSize: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
