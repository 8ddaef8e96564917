/// The expansion of `#Preview` into a type by which the preview can be found in a compiled file.
///
/// The macro's arguments and closures are handed on as they stand: `Preview` has an initializer for
/// each of the macro's forms, so the type checker speaks about the learner's own text.
struct PreviewExpansion {
  /// The declaration that takes the macro's place.
  let source: String

  /// - Parameters:
  ///   - text: the macro's use, from its attributes to its last closure.
  ///   - discriminator: the compiler's prefix for names that nobody else has.
  ///   - fileID: the file as `#fileID` names it.
  ///   - line: the line of the use, from 1.
  ///   - column: its column, from 1.
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
    // Swift's mangling of a unique name from a macro: length, name, operator.
    let registry = "\(discriminator)15PreviewRegistryfMu_"
    source = """
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
      \(attributes)struct \(registry): SwiftUI.PreviewRegistry {
        static var fileID: String { \(Self.literal(fileID)) }
        static var line: Int { \(line) }
        static var column: Int { \(column) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          SwiftUI.Preview\(use)
        }
      }
      """
  }

  private static func literal(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
