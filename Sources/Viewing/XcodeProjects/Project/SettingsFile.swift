import Compiling
import Foundation
import Storage

/// An `.xcconfig` file of build settings: `NAME = value` on each line, and includes.
enum SettingsFile {
  private static let largest = 1 << 20
  private static let mostFiles = 20

  /// Returns the settings of the file and its includes; later lines win, and unreadable files are skipped.
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
      settings[name] = .text(Self.value(value, of: name, over: settings[name]?.text))
    }
  }

  /// Returns a value with references to its own setting replaced by the setting's earlier value in the file.
  private static func value(_ value: String, of name: String, over earlier: String?) -> String {
    guard let earlier, value.contains("$") else { return value }
    return ["inherited", name].flatMap { ["$(\($0))", "${\($0)}"] }.reduce(value) {
      $0.replacingOccurrences(of: $1, with: earlier)
    }
  }

  /// Returns the position of the `=` after a name, which can have a condition in brackets.
  private static func equals(in line: Substring) -> Substring.Index? {
    var depth = 0
    return line.indices.first { place in
      if line[place] == "[" { depth += 1 }
      if line[place] == "]" { depth -= 1 }
      return line[place] == "=" && depth == 0
    }
  }
}
