/// A line of an exercise's checks.
package struct CheckPlace: Codable, Hashable, Sendable {
  /// The file's name, without its folder.
  package var file: String
  /// From 1.
  package var line: Int

  /// A line of a file.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The line that the compiler puts in for `#filePath` and `#line`.
  package init(_ path: StaticString, _ line: UInt) {
    let path = path.description
    self.init(file: path.split(separator: "/").last.map(String.init) ?? path, line: Int(line))
  }
}
