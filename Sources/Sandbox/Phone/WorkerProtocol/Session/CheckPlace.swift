/// A line in an exercise's checks.
package struct CheckPlace: Codable, Hashable, Sendable {
  /// The file's name, without its folder.
  package var file: String
  /// The line number, from 1.
  package var line: Int

  /// Creates a line of a file.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// Creates a line from `#filePath` and `#line`.
  package init(_ path: StaticString, _ line: UInt) {
    let path = path.description
    self.init(file: path.split(separator: "/").last.map(String.init) ?? path, line: Int(line))
  }
}
