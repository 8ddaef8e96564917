import Curriculum
import Foundation

/// A folder whose subfolders are in the order of their names: `01-first`, `02-second`.
struct NumberedFolders {
  let folder: URL

  private var names: [String] { SwiftFiles.folders(in: folder).map(\.lastPathComponent) }

  /// Returns a name that puts a new folder after all others.
  ///
  /// The name has no number if the existing names have none.
  ///
  /// - Throws: `AdditionError.noNumberLeft`.
  func next(for identifier: String) throws -> String {
    let numbers = names.compactMap { $0.firstMatch(of: /^(\d+)-/)?.1 }
    guard let last = numbers.compactMap({ Int($0) }).max() else {
      return names.isEmpty ? "01-\(identifier)" : identifier
    }
    let width = numbers.map(\.count).max() ?? 2
    let number = String(last + 1)
    guard number.count <= width else { throw AdditionError.noNumberLeft(folder: folder.path) }
    return String(repeating: "0", count: width - number.count) + number + "-" + identifier
  }
}
