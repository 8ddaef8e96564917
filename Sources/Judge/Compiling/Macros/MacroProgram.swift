package import Foundation

/// The program that expands `#Preview` for the compiler, in a process of its own.
package struct MacroProgram: Sendable {
  /// The module name under which the SDK declares its macros' implementation.
  package static let module = "PreviewsMacros"

  /// Where it lies.
  package let path: String

  /// - Parameter executable: `rings-macros`, which is built beside `rings`.
  package init(executable: URL) {
    path = executable.resolvingSymlinksInPath().path
  }

  /// What a file that uses `#Preview` is compiled beside.
  package static var previewDeclarations: (fileName: String, text: String) {
    (PreviewMacroSource.declarations.fileName, PreviewMacroSource.declarations.text)
  }

  /// The value of `-load-plugin-executable`.
  package var pluginArgument: String { "\(path)#\(Self.module)" }
}
