package import Foundation
import Sentences

/// The places that commands may write to.
package enum WritePermission: Sendable, Equatable {
  /// Any place that the caller names: commands that a person types.
  case anywhere
  /// This folder only: commands in a lesson pack, which a stranger may have written.
  case below(URL)
  case nowhere
}

/// A file or folder that a command line names to be written, and that the command may write.
///
/// The writers of files take no other type, so a command of a lesson pack can't write outside its folder.
package struct WritablePlace {
  package let url: URL
  /// Whether another program may open what is written.
  package let mayBeOpened: Bool

  fileprivate init(url: URL, mayBeOpened: Bool) {
    self.url = url
    self.mayBeOpened = mayBeOpened
  }
}

extension Surroundings {
  /// The file or folder that a path names, relative to the current folder, to be read.
  package func readablePlace(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
  }

  /// The file or folder that a path names, relative to the current folder, to be written.
  ///
  /// - Throws: `WritingError` if the command may not write there.
  package func writablePlace(_ path: String) throws -> WritablePlace {
    try writablePlace(readablePlace(path).standardizedFileURL, named: path)
  }

  /// A place that the program chooses itself.
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

/// The reason that a command of a lesson pack doesn't write a file.
enum WritingError: SpokenError {
  case outside(String)

  var sentence: Sentence {
    switch self {
    case .outside(let path):
      Sentence(
        "A command of a lesson pack can't write \(path): it writes only in its own temporary folder.",
        ko: "과제 묶음의 명령은 \(path) 경로에 쓸 수 없어요. 자기 임시 폴더에만 쓸 수 있어요.")
    }
  }
}
