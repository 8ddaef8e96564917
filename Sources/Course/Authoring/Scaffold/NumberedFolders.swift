import Curriculum
import Foundation

/// Folders that are read by their names, of which a new one shall be the last: `01-first`, `02-second`.
struct NumberedFolders {
  let folder: URL

  private var names: [String] { SwiftFiles.folders(in: folder).map(\.lastPathComponent) }

  /// The name of the folder that comes after all others.
  ///
  /// Where the author does without numbers, so does the new one.
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
