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
    let file = SwiftFile(text)
    guard let name = file.tokens.first(where: { $0.isWord("#Preview") }) else { return nil }
    let attributes = String(decoding: file.bytes[..<name.range.lowerBound], as: UTF8.self)
    let use = String(decoding: file.bytes[name.range.upperBound...], as: UTF8.self)
    // The text begins with the blanks and comments before the macro, and so does its given place.
    let place = (
      line: line + name.line - 1, column: name.line == 1 ? column + name.column - 1 : name.column
    )
    // Swift's mangling of a unique name from a macro: length, name, operator.
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
