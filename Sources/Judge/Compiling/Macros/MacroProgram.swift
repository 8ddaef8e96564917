package import Foundation

/// The program that expands `#Preview` for the compiler, in a separate process.
package struct MacroProgram: Sendable {
  /// The module name under which the SDK declares its macros' implementation.
  package static let module = "PreviewsMacros"

  package let path: String

  /// - Parameter executable: The URL of `rings-macros`, which is next to `rings`.
  package init(executable: URL) {
    path = executable.resolvingSymlinksInPath().path
  }

  /// The declarations to compile with a file that uses `#Preview`.
  package static var previewDeclarations: (fileName: String, text: String) {
    (PreviewMacroSource.declarations.fileName, PreviewMacroSource.declarations.text)
  }

  /// The value of `-load-plugin-executable`.
  package var pluginArgument: String { "\(path)#\(Self.module)" }
}
