import Authoring
import Foundation

/// A working pack with one fault, made by mistake or maliciously.
struct BadPack: Sendable, CustomStringConvertible {
  var description: String
  /// The rule that must report the fault.
  var rule: String
  var languages = ["en"]
  var breakIt: @Sendable (URL) throws -> Void

  init(_ name: String, _ rule: String, _ breakIt: @escaping @Sendable (URL) throws -> Void) {
    description = name
    self.rule = rule
    self.breakIt = breakIt
  }

  static let exercise = "01-first-ring/01-greeting"
  static let manifest = exercise + "/exercise.yml"
  static let lesson = exercise + "/lesson.en.md"

  /// Returns a pack in which other words replace some words of a file, or all of the file if `words` is
  /// `nil`.
  static func change(
    _ name: String, _ rule: String, in path: String = manifest, _ words: String?, by text: String
  ) -> BadPack {
    BadPack(name, rule) { pack in
      let file = pack.appending(path: path)
      let old = try String(contentsOf: file, encoding: .utf8)
      let new = words.map { old.replacing($0, with: text) } ?? text
      guard new != old else { throw NothingChanged(name: name) }
      try Data(new.utf8).write(to: file)
    }
  }

  /// Returns a pack with bytes in place of a file.
  static func bytes(
    _ name: String, _ rule: String, _ path: String, _ bytes: @escaping @Sendable () -> Data
  ) -> BadPack {
    BadPack(name, rule) { try bytes().write(to: $0.appending(path: path)) }
  }

  /// Returns a pack with a link in place of a file.
  static func link(_ name: String, _ rule: String, _ path: String, to target: String) -> BadPack {
    BadPack(name, rule) { pack in
      let file = pack.appending(path: path)
      try? FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(
        atPath: file.path, withDestinationPath: target)
    }
  }

  struct NothingChanged: Error { var name: String }
}
