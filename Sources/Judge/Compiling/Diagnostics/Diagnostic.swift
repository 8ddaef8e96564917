package import Sentences

/// A compiler message about a file, with notes and fix-its.
package struct Diagnostic: Sendable, Codable, Hashable {
  package enum Severity: String, Sendable, Codable {
    case note, remark, warning, error
  }

  package var severity: Severity

  /// The compiler's message.
  package var message: String

  /// Our message instead of the compiler's; nil to use the compiler's.
  package var ownSentence: Sentence?

  /// The location; nil if the message has no location in the source.
  package var location: Location?

  /// The affected ranges of source; empty for a single position.
  package var ranges: [Range]

  package var notes: [Diagnostic]

  package var fixIts: [FixIt]

  /// The compiler's name for the kind of warning, such as `DeprecatedDeclaration`.
  package var category: String?

  package init(
    severity: Severity, message: String, location: Location? = nil, ranges: [Range] = [],
    notes: [Diagnostic] = [], fixIts: [FixIt] = [], category: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.location = location
    self.ranges = ranges
    self.notes = notes
    self.fixIts = fixIts
    self.category = category
  }

  init(severity: Severity, _ sentence: Sentence, location: Location? = nil) {
    self.init(
      severity: severity, message: sentence.spoken(in: .english), location: location)
    ownSentence = sentence
  }

  /// The message, ours or the compiler's.
  package var sentence: Sentence { ownSentence ?? Sentence(verbatim: message) }
}

extension Diagnostic {
  package struct Location: Sendable, Codable, Hashable {
    /// The path that the caller passed, not the path of the compiler's copy.
    package var file: String

    /// The line, from 1.
    package var line: Int

    /// The column in UTF-8 bytes, from 1.
    package var column: Int

    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// A half-open range of code.
  package struct Range: Sendable, Codable, Hashable {
    package var start: Location
    package var end: Location

    package init(start: Location, end: Location) {
      self.start = start
      self.end = end
    }
  }

  /// A suggested replacement.
  package struct FixIt: Sendable, Codable, Hashable {
    package var range: Range
    package var text: String

    package init(range: Range, text: String) {
      self.range = range
      self.text = text
    }
  }
}
