import Compiling
import Foundation
import Storage

/// A file of build settings, `.xcconfig`: `NAME = value` on each line, and others that it includes.
enum SettingsFile {
  private static let largest = 1 << 20
  private static let mostFiles = 20

  /// What the files say, the later lines over the earlier; what cannot be read says nothing.
  static func settings(in file: URL) -> [String: PropertyValue] {
    var settings: [String: PropertyValue] = [:]
    var seen: Set<String> = []
    read(file, into: &settings, seen: &seen)
    return settings
  }

  private static func read(
    _ file: URL, into settings: inout [String: PropertyValue], seen: inout Set<String>
  ) {
    let file = MacFiles.existing(file)
    guard seen.count < mostFiles, seen.insert(file.path).inserted,
      let bytes = try? BoundedFile.read(file.path, limit: largest)
    else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        guard parts.count > 1 else { continue }
        read(
          file.deletingLastPathComponent().appending(path: String(parts[1])), into: &settings,
          seen: &seen)
        continue
      }
      guard let equals = equals(in: line) else { continue }
      let name = line[..<equals].trimmingCharacters(in: .whitespaces)
      let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      settings[name] = .text(value)
    }
  }

  /// The sign behind a name, which may have a condition in brackets.
  private static func equals(in line: Substring) -> Substring.Index? {
    var depth = 0
    return line.indices.first { place in
      if line[place] == "[" { depth += 1 }
      if line[place] == "]" { depth -= 1 }
      return line[place] == "=" && depth == 0
    }
  }
}
