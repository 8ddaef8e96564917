package import Foundation
import Hashing
package import Storage

/// The executable that expands `#Preview` for the compiler, in a process of its own.
package struct MacroProgram: Sendable {
  /// The script that the compiler starts.
  package let path: String

  /// Everything that the program needs to see when it is started in the jail.
  package let files: [String]

  /// The module name under which the SDK declares its macros' implementation.
  package static let module = "PreviewsMacros"

  /// The script's name.
  private static let name = "rings-macros"

  /// The assignment by which our executable knows that it is to serve the compiler.
  ///
  /// In a jail, without `/proc`, Swift cannot read its own arguments on Linux.
  private static let role = "RINGS_ROLE=macros"

  /// The value of `-load-plugin-executable`.
  var pluginArgument: String { "\(path)#\(Self.module)" }

  /// What changes with the program.
  let stamp: String

  /// Writes the script by which `executable` is started as a macro program.
  ///
  /// The compiler follows links and gives no arguments, so neither a link's name nor a word on the
  /// command line could tell our executable what to be.
  package init(executable: URL, cache: CacheDirectory) throws {
    let target = executable.resolvingSymlinksInPath().path
    let shell = URL(filePath: "/bin/sh").resolvingSymlinksInPath().path
    let text = "#!\(shell)\n\(Self.role) exec \(PluginCompiler.quoted([target]))\n"
    var digest = ContentDigest()
    digest.combine(text)
    let folder = try cache.folder("macros/\(digest.hexadecimal.prefix(16))")
    let script = folder.appending(path: Self.name)
    let files = FileManager.default
    if files.contents(atPath: script.path) != Data(text.utf8)
      || !files.isExecutableFile(atPath: script.path)
    {
      try Data(text.utf8).write(to: script, options: .atomic)
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    }
    path = script.path
    self.files = [script.path, shell, target]
    stamp = FileStamp(path: target)?.text ?? ""
  }
}
