import Foundation

/// A macro server for the compiler.
///
/// Each message is JSON, preceded by its length as eight bytes in little-endian order.
package struct MacroServer {
  /// The largest valid message in bytes.
  private static let limit = 64 << 20

  private let input: FileHandle
  private let output: FileHandle

  init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// Serves the compiler on the standard streams until the compiler closes them.
  package static func run() throws {
    try MacroServer(input: .standardInput, output: .standardOutput).serve()
  }

  func serve() throws {
    while let message = try next() {
      let answer = Self.answer(to: message)
      try send(try JSONEncoder().encode(answer))
    }
  }

  static func answer(to message: Data) -> MacroAnswer {
    guard let request = try? JSONDecoder().decode(MacroRequest.self, from: message) else {
      return .expandMacroResult(expandedSource: nil, diagnostics: [])
    }
    if request.getCapability != nil {
      return .getCapabilityResult(capability: MacroAnswer.Capability())
    }
    if let use = request.expandAttachedMacro { return answer(to: use) }
    guard let use = request.expandFreestandingMacro else {
      return .expandMacroResult(expandedSource: nil, diagnostics: [])
    }
    if use.macro.typeName == "SilentMacro" {
      return .expandMacroResult(expandedSource: "", diagnostics: [])
    }
    let place = use.syntax.location
    let expansion = PreviewExpansion(
      text: use.syntax.source, discriminator: use.discriminator, fileID: place.fileID,
      line: place.line, column: place.column)
    guard let expansion else {
      let problem = MacroAnswer.Problem(
        message: "Rings expands only '#Preview', not '#\(use.macro.name)'",
        position: MacroAnswer.Problem.Position(fileName: place.fileName, offset: place.offset))
      return .expandMacroResult(expandedSource: nil, diagnostics: [problem])
    }
    return .expandMacroResult(expandedSource: expansion.source, diagnostics: [])
  }

  private static func answer(to use: MacroRequest.AttachedUse) -> MacroAnswer {
    if let expansion = AttachedExpansion(of: use) {
      return .expandMacroResult(expandedSource: expansion.source, diagnostics: [])
    }
    let place = use.attributeSyntax.location
    let name = use.macro.name.trimmingCharacters(in: .whitespaces)
    let problem = MacroAnswer.Problem(
      message: "Rings can't expand '@\(name)' here. Give the property a type and a value",
      position: MacroAnswer.Problem.Position(fileName: place.fileName, offset: place.offset))
    return .expandMacroResult(expandedSource: nil, diagnostics: [problem])
  }

  private func next() throws -> Data? {
    guard let header = try read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length <= Self.limit else { throw MacroError.messageTooLong }
    return try read(Int(length))
  }

  private func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try input.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }

  private func send(_ message: Data) throws {
    var length = UInt64(message.count)
    var header = Data()
    for _ in 0..<8 {
      header.append(UInt8(truncatingIfNeeded: length))
      length >>= 8
    }
    try output.write(contentsOf: header + message)
  }
}

enum MacroError: Error {
  case messageTooLong
}
