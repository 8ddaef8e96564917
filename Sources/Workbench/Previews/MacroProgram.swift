package import Foundation

/// The executable that expands `#Preview` for the compiler, in a process of its own.
package struct MacroProgram: Sendable {
  /// The link or file that is started; its name tells our executable what to be.
  package let path: String

  /// Everything that the program needs to see when it is started in the jail.
  package let files: [String]

  /// The module name under which the SDK declares its macros' implementation.
  package static let module = "PreviewsMacros"

  /// The name by which our executable knows that it is started as a macro program.
  package static let name = "rings-macros"

  /// The value of `-load-plugin-executable`.
  var pluginArgument: String { "\(path)#\(Self.module)" }

  /// What changes with the program.
  var stamp: String { FileStamp(path: path)?.text ?? "" }

  /// Makes the link to `executable` by which it is started as a macro program.
  package init(executable: URL, cache: CacheDirectory) throws {
    let target = executable.resolvingSymlinksInPath().path
    var digest = Digest()
    digest.combine(target)
    let folder = try cache.folder("macros/\(digest.hexadecimal.prefix(16))")
    let link = folder.appending(path: Self.name).path
    let files = FileManager.default
    if (try? files.destinationOfSymbolicLink(atPath: link)) != target {
      try? files.removeItem(atPath: link)
      do {
        try files.createSymbolicLink(atPath: link, withDestinationPath: target)
      } catch  where (try? files.destinationOfSymbolicLink(atPath: link)) == target {
        // Another process was faster.
      }
    }
    path = link
    self.files = [folder.path, target]
  }
}
