package import Foundation
import SourceDigests
import Storage
import Synchronization

/// Identifies a build of the sandbox's programs and modules by its sources.
///
/// Two clones therefore agree, and linking a program again changes nothing.
package enum BuildIdentity {
  /// Returns the identity of the build to which some files belong.
  ///
  /// The identity is that of our own sources if the files are certainly built from them. This requires that
  /// no file is newer than `rings`, which is linked last, and that `rings` hasn't changed since this process
  /// first saw it. During a build, and for other files, the identity consists of paths, sizes and times.
  ///
  /// - Parameter files: Files in or below one build folder, such as `rings-worker` and modules.
  package static func of(_ files: [URL], builtIn folder: URL) -> String {
    let stamps = files.map { FileStamp(path: $0.path) }
    if let built = FileStamp(path: folder.appending(path: "rings").path),
      isFirst(built, in: folder),
      stamps.allSatisfy({ stamp in stamp.map { $0.changed <= built.changed } ?? false })
    {
      return "\(SourceDigests.sandbox) \(SourceDigests.configuration)"
    }
    return zip(files, stamps).map { "\($0.path) \($1?.text ?? "missing")" }.joined(separator: "\n")
  }

  /// The digest of the source code behind compiling and checking in this process.
  package static var judge: String { SourceDigests.judge }

  /// The digest of the source code behind drawing, compiling and checking in this process.
  package static var viewing: String { SourceDigests.viewing }

  /// The digest of all of this process's sources.
  package static var commandLine: String { SourceDigests.commandLine }

  private static let found = Mutex<[String: FileStamp]>([:])

  private static func isFirst(_ stamp: FileStamp, in folder: URL) -> Bool {
    found.withLock { found in
      let first = found[folder.path] ?? stamp
      found[folder.path] = first
      return first == stamp
    }
  }
}
