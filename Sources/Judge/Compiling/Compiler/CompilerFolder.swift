import Foundation
import Storage

/// The folder of one run of the compiler: what it reads, and what it makes.
final class CompilerFolder: Sendable {
  /// Where the compiler works; source and results have these names in it.
  var url: URL { folder.url }

  /// The source, which the compiler may read.
  let sources: URL

  /// What the compiler leaves behind.
  let results: URL

  private let folder: PrivateFolder

  init(in cache: CacheDirectory) throws {
    folder = try PrivateFolder(in: cache)
    sources = folder.url.appending(path: SourceCopies.folder)
    results = folder.url.appending(path: Output.folder)
    for part in [sources, results] { try ReadableFolder.make(part) }
  }

  /// The file that the compiler prints to.
  var printed: URL { url.appending(path: Output.frontendText) }
}
