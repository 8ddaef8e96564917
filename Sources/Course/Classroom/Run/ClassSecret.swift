package import Foundation

/// A secret that seeds the checks' random inputs, so that learners can't predict them.
///
/// It's stored with the results, so a regrade uses the same inputs on every machine that shares the folder.
package struct ClassSecret: Sendable {
  /// The secret, as 64 hexadecimal digits.
  package let text: String

  private static let fileName = "questions.secret"
  private static let digits = 64

  /// Reads the secret in a results folder, or creates one.
  ///
  /// - Throws: `GradingError.cannotWrite`, or `GradingError.damagedSecret`.
  package init(in folder: URL) throws {
    let file = folder.appending(path: Self.fileName)
    if !FileManager.default.fileExists(atPath: file.path) { try Self.draw(into: file) }
    let bytes = try? FileHandle(forReadingFrom: file).read(upToCount: Self.digits + 2)
    let text = String(decoding: bytes ?? Data(), as: UTF8.self).trimmingCharacters(in: .newlines)
    guard text.count == Self.digits, text.allSatisfy(\.isHexDigit) else {
      throw GradingError.damagedSecret(file.path)
    }
    self.text = text
  }

  /// Writes a new secret, unless another machine that shares the folder was faster.
  private static func draw(into file: URL) throws {
    var generator = SystemRandomNumberGenerator()
    let text = (0..<digits / 16).map { _ in
      let word = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - word.count) + word
    }.joined()
    let files = FileManager.default
    let draft = file.deletingLastPathComponent().appending(
      path: ".\(fileName)-\(UUID().uuidString)")
    defer { try? files.removeItem(at: draft) }
    try GradingError.writing(file) {
      // Only the teacher may read the file.
      guard
        files.createFile(
          atPath: draft.path, contents: Data("\(text)\n".utf8),
          attributes: [.posixPermissions: 0o600])
      else { throw CocoaError(.fileWriteUnknown) }
      // A hard link never overwrites a file and is never partly written. Not every file system supports
      // links.
      if (try? files.linkItem(at: draft, to: file)) == nil, !files.fileExists(atPath: file.path) {
        try files.moveItem(at: draft, to: file)
      }
    }
  }
}
