import SwiftSource

/// The expansion of `#Preview` into a type by which the preview can be found in a compiled file.
///
/// The macro's arguments and closures are handed on as they stand: `Preview` has an initializer for
/// each of the macro's forms, so the type checker speaks about the learner's own text.
struct PreviewExpansion {
  /// The declaration that takes the macro's place.
  let source: String

  /// Expands a `#Preview`; nil where its text is none.
  ///
  /// - Parameters:
  ///   - text: the macro's use, from its attributes to its last closure.
  ///   - discriminator: the compiler's prefix for names that nobody else has.
  ///   - fileID: the file as `#fileID` names it.
  ///   - line: the line at which `text` begins, from 1.
  ///   - column: the column in bytes at which it begins, from 1.
  init?(text: String, discriminator: String, fileID: String, line: Int, column: Int) {
    let scanner = SourceScanner(Array(text.utf8))
    let name = Array("#Preview".utf8)
    guard
      let start = scanner.bytes.indices.first(where: {
        scanner.kinds[$0] == .code && scanner.bytes[$0...].starts(with: name)
      })
    else { return nil }
    let attributes = String(decoding: scanner.bytes[..<start], as: UTF8.self)
    let use = String(decoding: scanner.bytes[(start + name.count)...], as: UTF8.self)
    // The text begins with the blanks and comments before the macro, and so does its given place.
    let lines = attributes.split(separator: "\n", omittingEmptySubsequences: false)
    let place =
      lines.count == 1
      ? (line: line, column: column + attributes.utf8.count)
      : (line: line + lines.count - 1, column: (lines.last?.utf8.count ?? 0) + 1)
    // Swift's mangling of a unique name from a macro: length, name, operator.
    let registry = "\(discriminator)15PreviewRegistryfMu_"
    source = """
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
      \(attributes)struct \(registry): \(PreviewMacroSource.registryName) {
        static var fileID: String { \(Self.literal(fileID)) }
        static var line: Int { \(place.line) }
        static var column: Int { \(place.column) }
        @MainActor static func makePreview() throws -> \(PreviewMacroSource.previewName) {
          \(PreviewMacroSource.previewName)\(use)
        }
      }
      """
  }

  private static func literal(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
