package import Foundation
import Sentences

/// The places that a command may write to.
package enum WritePermission: Sendable, Equatable {
  /// Any place that the caller names, for commands that a user types.
  case anywhere
  /// This folder only, for commands in a lesson pack, which may be untrusted.
  case below(URL)
  case nowhere
}

/// A file or folder from a command line that the command may write.
///
/// Functions that write files take no other type, so a command of a lesson pack can't write outside its
/// folder.
package struct WritablePlace {
  package let url: URL
  /// Whether another program may open the result.
  package let mayBeOpened: Bool

  fileprivate init(url: URL, mayBeOpened: Bool) {
    self.url = url
    self.mayBeOpened = mayBeOpened
  }

  /// Replaces a regular file atomically, and writes into anything else, such as a device or a pipe.
  ///
  /// For root, an atomic write to `/dev/null` would replace the device for all programs.
  ///
  /// - Throws: `CocoaError`.
  package func write(_ contents: Data) throws {
    var status = stat()
    if stat(url.path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      try contents.write(to: url)
    } else {
      try contents.write(to: url.resolvingSymlinksInPath(), options: .atomic)
    }
  }
}

extension CommandContext {
  /// Returns the file or folder at a path, relative to the current folder, for reading.
  package func readablePlace(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
  }

  /// Returns the file or folder at a path, relative to the current folder, for writing.
  ///
  /// - Throws: `WritingError` if the command may not write there.
  package func writablePlace(_ path: String) throws -> WritablePlace {
    try writablePlace(readablePlace(path).standardizedFileURL, named: path)
  }

  /// Returns a place that the program chooses, for writing.
  ///
  /// - Throws: `WritingError` if the command may not write there.
  package func writablePlace(_ url: URL, named name: String? = nil) throws -> WritablePlace {
    switch writing {
    case .anywhere: return WritablePlace(url: url, mayBeOpened: true)
    case .below(let folder):
      guard url.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/") else {
        throw WritingError.outside(name ?? url.path)
      }
      return WritablePlace(url: url, mayBeOpened: false)
    case .nowhere: throw WritingError.outside(name ?? url.path)
    }
  }
}

enum WritingError: SpokenError {
  case outside(String)

  var sentence: Sentence {
    switch self {
    case .outside(let path):
      Sentence(
        """
        A command of a lesson pack can't write \(path): commands in packs can write only to their \
        own temporary folder.
        """,
        ko: "꾸러미의 명령은 \(path) 경로에 쓸 수 없어요. 자기 임시 폴더에만 쓸 수 있어요.")
    }
  }
}
