package import Foundation

/// Where an editor shall open.
package struct FilePlace: Hashable, Sendable {
  package var file: URL
  /// From 1; nil for the file's beginning.
  package var line: Int?

  package init(_ file: URL, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}
