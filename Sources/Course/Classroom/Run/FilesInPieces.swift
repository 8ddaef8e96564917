package import Foundation

/// Files that come one after the other, long ones in pieces: each appears whole or not at all, and no long one is
/// ever held.
package struct FilesInPieces {
  private var path: String?
  /// What is there of a file of which only one piece has come.
  private var first = Data()
  private var draft: WholeFile.Draft?

  package init() {}

  /// Adds a piece to the file that was written last, or begins another one.
  ///
  /// - Throws: `POSIXError` with what the system has against it.
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

  /// Puts the last file in its place.
  ///
  /// - Throws: `POSIXError` with what the system has against it.
  package mutating func finish() throws {
    guard let path else { return }
    defer { (self.path, first, draft) = (nil, Data(), nil) }
    if let draft { try draft.keep() } else { try WholeFile.write(first, to: path) }
  }
}
