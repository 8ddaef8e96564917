import Foundation

/// The one way out: what commands print goes through here, whole, and a closed pipe ends quietly.
enum StandardOutput {
  static func write(_ text: String) {
    write(text, to: .standardOutput)
  }

  static func line(_ text: String) {
    write(text + "\n", to: .standardOutput)
  }

  static func errorLine(_ text: String) {
    write(text + "\n", to: .standardError)
  }

  /// Text that ends its own lines, for standard error.
  static func errorWrite(_ text: String) {
    write(text, to: .standardError)
  }

  static func json(_ value: some Encodable, pretty: Bool = false) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    line(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that went away (`rings list | head -1`) is no failure of ours.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
