import Compiling
import Foundation

/// What can be wrong with files before anything is compiled.
enum Submission {
  /// Of all files together: everything that reads them takes its time with each byte.
  static let maximumBytes = 4 << 20
  static let maximumFiles = 200

  /// The problem in a sentence that says what to do; nil where there is none.
  static func problem(with files: [URL]) -> String? {
    guard !files.isEmpty else {
      return "There is no Swift file to check. Save your work in a file that ends in .swift."
    }
    guard files.count <= maximumFiles else {
      return "There are \(files.count) Swift files, and \(maximumFiles) are the most that is "
        + "checked. Hand in those that belong to this exercise."
    }
    var isAnythingWritten = false
    var length = 0
    for file in files {
      let bytes: [UInt8]
      do {
        bytes = try SourceCopies.bytes(of: file)
      } catch {
        return error.isMissing
          ? "\(file.lastPathComponent) cannot be read. Was it moved or deleted?"
          : error.description
      }
      length += bytes.count
      guard length <= maximumBytes else {
        return
          "Your files are larger than \(maximumBytes >> 20) MB together, which no lesson needs. "
          + "Hand in those that belong to this exercise."
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return "\(file.lastPathComponent) is not UTF-8 text. Save it as UTF-8."
      }
      if text.contains(where: { !$0.isWhitespace }) { isAnythingWritten = true }
    }
    guard !isAnythingWritten else { return nil }
    let names = files.map(\.lastPathComponent).joined(separator: " and ")
    return "\(names) is empty. Write your answer there, or get the starter back with reset."
  }
}
