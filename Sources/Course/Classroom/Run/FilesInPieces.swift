package import Foundation

/// Writes consecutive files atomically.
///
/// Long files arrive in pieces and are never in memory as a whole.
package struct FilesInPieces {
  private var path: String?
  private var first = Data()
  private var draft: WholeFile.Draft?

  package init() {}

  /// Adds a piece to the current file, or begins another file.
  ///
  /// - Throws: `POSIXError` with the system's reason.
  package mutating func write(_ piece: Data, to path: String) throws {
    guard path == self.path else {
      try finish()
      (self.path, first) = (path, piece)
      return
    }
    if draft == nil {
      draft = try WholeFile.Draft(of: path)
      try draft?.append(first)
      first = Data()
    }
    try draft?.append(piece)
  }

  /// Moves the last file into place.
  ///
  /// - Throws: `POSIXError` with the system's reason.
  package mutating func finish() throws {
    guard let path else { return }
    defer { (self.path, first, draft) = (nil, Data(), nil) }
    if let draft { try draft.keep() } else { try WholeFile.write(first, to: path) }
  }
}
