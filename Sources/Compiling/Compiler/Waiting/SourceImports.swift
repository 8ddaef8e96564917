/// The modules that source imports, read line by line.
enum SourceImports {
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  static func modules(in source: [UInt8]) -> Set<String> {
    var modules: Set<String> = []
    // Most lines are no imports: bytes are compared before any text is made.
    for line in source.split(separator: UInt8(ascii: "\n")) where mayImport(line) {
      for statement in String(decoding: line, as: UTF8.self).split(separator: ";") {
        if let module = module(in: statement) { modules.insert(module) }
      }
    }
    return modules
  }

  private static func mayImport(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return false }
    return first == UInt8(ascii: "@") || "ipf".utf8.contains(first)
  }

  private static func module(in statement: Substring) -> String? {
    var words = statement.split(whereSeparator: \.isWhitespace)[...]
    words = words.drop { $0.hasPrefix("@") || modifiers.contains(String($0)) }
    guard words.popFirst() == "import" else { return nil }
    if let kind = words.first, kinds.contains(String(kind)) { words = words.dropFirst() }
    return words.first?.split(separator: ".").first.map(String.init)
  }
}
