package import Foundation
import Storage

/// The program that expands `#Preview` for the compiler, in a process of its own.
package struct MacroProgram: Sendable {
  /// The module name under which the SDK declares its macros' implementation.
  package static let module = "PreviewsMacros"

  /// Where it lies.
  package let path: String

  /// What changes with the program.
  let stamp: String

  /// - Parameter executable: `rings-macros`, which is built beside `rings`.
  package init(executable: URL) {
    path = executable.resolvingSymlinksInPath().path
    stamp = FileStamp(path: path)?.text ?? ""
  }

  /// The value of `-load-plugin-executable`.
  var pluginArgument: String { "\(path)#\(Self.module)" }
}
