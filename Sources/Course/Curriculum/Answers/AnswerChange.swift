/// An answer, stored as changes to the solution.
package struct AnswerChange: Hashable, Sendable {
  /// The changes in file order.
  ///
  /// Files that aren't listed are taken from the solution.
  package var files: [FileChange]

  package init(_ files: [FileChange]) {
    self.files = files
  }
}

/// The changes to one file.
package struct FileChange: Hashable, Sendable {
  /// The text to which the change applies.
  package enum Base: String, Hashable, Sendable {
    case solution, starter
    /// No text, because the change contains the whole file.
    case nothing
  }

  package var name: String
  package var base: Base
  package var hunks: [Hunk]
  /// The line of the change's heading in the `.answer` file, counting from 1.
  package var line: Int

  package init(_ name: String, base: Base, hunks: [Hunk], line: Int = 1) {
    self.name = name
    self.base = base
    self.hunks = hunks
    self.line = line
  }
}

extension FileChange {
  /// A group of consecutive kept, removed and added lines.
  package struct Hunk: Hashable, Sendable {
    package var lines: [Line]
    /// The first line of the group in the `.answer` file, counting from 1.
    package var line: Int

    package init(_ lines: [Line], line: Int = 1) {
      self.lines = lines
      self.line = line
    }

    /// The lines that the file must contain consecutively.
    var before: [[UInt8]] { lines.filter { $0.kind != .added }.map(\.bytes) }

    /// The number of added and removed lines.
    package var changes: Int { lines.count { $0.kind != .kept } }
  }

  package struct Line: Hashable, Sendable {
    package enum Kind: UInt8, Hashable, Sendable {
      case kept = 0x20
      case removed = 0x2D
      case added = 0x2B
    }

    package var kind: Kind
    package var bytes: [UInt8]
    /// Whether the file ends after this line without a line break.
    package var isUnended = false

    package init(_ kind: Kind, _ bytes: [UInt8], isUnended: Bool = false) {
      self.kind = kind
      self.bytes = bytes
      self.isUnended = isUnended
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
  }
}
