import Curriculum
import Foundation

/// Folders ordered by name, to which a new one is appended: `01-first`, `02-second`.
struct NumberedFolders {
  let folder: URL

  private var names: [String] { SwiftFiles.folders(in: folder).map(\.lastPathComponent) }

  /// Returns the name for a folder after all others.
  ///
  /// Without numbers in the existing names, the new name has none either.
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
