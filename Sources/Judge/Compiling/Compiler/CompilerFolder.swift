import Foundation
import Storage

/// The working folder of one compiler run, with its inputs and outputs.
final class CompilerFolder: Sendable {
  /// The working folder; paths of sources and results are relative to it.
  var url: URL { folder.url }

  /// The sources, readable by the compiler.
  let sources: URL

  let results: URL

  private let folder: PrivateFolder

  init(in cache: CacheDirectory) throws {
    folder = try PrivateFolder(in: cache)
    sources = folder.url.appending(path: SourceCopies.folder)
    results = folder.url.appending(path: Output.folder)
    for part in [sources, results] { try ReadableFolder.make(part) }
  }

  /// The file with the compiler's printed output.
  var printed: URL { url.appending(path: Output.frontendText) }
}
