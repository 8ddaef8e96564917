package import Foundation
import SourceDigests
import Storage
import Synchronization

/// What tells one build of the learner's side, its programs and modules, from others: by what it was made
/// of, so that two clones agree and a program that is linked again is the same.
package enum BuildIdentity {
  /// The identity of the build that some files belong to.
  ///
  /// It is that of our own sources as long as the files are certainly what these were built to: none is
  /// younger than `rings`, which is linked behind all others, and `rings` is still the one that this process
  /// found first. While a build is under way, and for files from anywhere else, it is their places, sizes and
  /// times.
  ///
  /// - Parameter files: Of one build folder or below it, such as `rings-worker` and modules.
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

  /// What this process's own code for compiling and judging was made of.
  package static var judge: String { SourceDigests.judge }

  /// What this process's own code for drawing any files was made of, with that for judging.
  package static var viewing: String { SourceDigests.viewing }

  /// What all of this process's own code was made of.
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
