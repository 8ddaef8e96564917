/// An answer as what makes it different from the solution.
package struct AnswerChange: Hashable, Sendable {
  /// In the order in which they are written; files that are not among them are the solution's.
  package var files: [FileChange]

  package init(_ files: [FileChange]) {
    self.files = files
  }
}

/// What becomes of one file.
package struct FileChange: Hashable, Sendable {
  /// What the file begins as.
  package enum Base: String, Hashable, Sendable {
    case solution, starter
    /// Nothing: it is written whole.
    case nothing
  }

  package var name: String
  package var base: Base
  package var hunks: [Hunk]
  /// Where its heading stands, from 1.
  package var line: Int

  package init(_ name: String, base: Base, hunks: [Hunk], line: Int = 1) {
    self.name = name
    self.base = base
    self.hunks = hunks
    self.line = line
  }
}

extension FileChange {
  /// Lines that stand together: those that stay, those that go, and those that come.
  package struct Hunk: Hashable, Sendable {
    package var lines: [Line]
    /// Where the first of them stands, from 1.
    package var line: Int

    package init(_ lines: [Line], line: Int = 1) {
      self.lines = lines
      self.line = line
    }

    /// What has to stand in the file, one line after the other.
    var before: [[UInt8]] { lines.filter { $0.kind != .added }.map(\.bytes) }

    /// How many lines come and go.
    package var changes: Int { lines.count { $0.kind != .kept } }
  }

  package struct Line: Hashable, Sendable {
    package enum Kind: UInt8, Hashable, Sendable {
      case kept = 0x20
      case removed = 0x2D
      case added = 0x2B
    }

    package var kind: Kind
    /// Without what ends the line.
    package var bytes: [UInt8]
    /// Whether the file ends here without a line break.
    package var isUnended = false

    package init(_ kind: Kind, _ bytes: [UInt8], isUnended: Bool = false) {
      self.kind = kind
      self.bytes = bytes
      self.isUnended = isUnended
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
  }
}
