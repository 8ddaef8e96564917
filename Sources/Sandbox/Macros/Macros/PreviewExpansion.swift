import SwiftSource

/// Expands `#Preview` into a type that Rings can find in a compiled file.
///
/// The macro's arguments and closures are copied verbatim. `Preview` has an initializer for each form of the
/// macro, so the type checker's errors refer to the learner's code.
struct PreviewExpansion {
  let source: String

  /// Expands a `#Preview`; nil if the text isn't a use of that macro.
  ///
  /// - Parameters:
  ///   - text: The macro's use, from its attributes to its last closure.
  ///   - discriminator: The compiler's prefix for unique names.
  ///   - fileID: The value of `#fileID`.
  ///   - line: The line on which `text` begins, from 1.
  ///   - column: The column in bytes at which `text` begins, from 1.
  init?(text: String, discriminator: String, fileID: String, line: Int, column: Int) {
    let file = SwiftFile(text)
    guard let name = file.tokens.first(where: { $0.isWord("#Preview") }) else { return nil }
    let attributes = String(decoding: file.bytes[..<name.range.lowerBound], as: UTF8.self)
    let use = String(decoding: file.bytes[name.range.upperBound...], as: UTF8.self)
    // Both the text and its location start at the whitespace and comments before the macro.
    let place = (
      line: line + name.line - 1, column: name.line == 1 ? column + name.column - 1 : name.column
    )
    // Swift's mangling of a macro's unique name: length, name, operator.
    let registry = "\(discriminator)15PreviewRegistryfMu_"
    source = """
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
      \(attributes)struct \(registry): \(PreviewNames.registry) {
        static var fileID: String { \(fileID.swiftLiteral) }
        static var line: Int { \(place.line) }
        static var column: Int { \(place.column) }
        @MainActor static func makePreview() throws -> \(PreviewNames.preview) {
          \(PreviewNames.preview)\(use)
        }
      }
      """
  }
}
