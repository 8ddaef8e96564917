package import Sentences

/// One thing that the compiler says about a file, with its notes and fix-its.
package struct Diagnostic: Sendable, Codable, Hashable {
  package enum Severity: String, Sendable, Codable {
    case note, remark, warning, error
  }

  package var severity: Severity

  /// The compiler's words.
  package var message: String

  /// What we say in the compiler's place; nil where the words are its own.
  package var ownSentence: Sentence?

  /// Where; nil when the compiler speaks of no place in the source.
  package var location: Location?

  /// The code that is meant, when it is more than a point.
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

  /// Something that we say in the compiler's place.
  init(severity: Severity, _ sentence: Sentence, location: Location? = nil) {
    self.init(
      severity: severity, message: sentence.spoken(in: .english), location: location)
    ownSentence = sentence
  }

  /// What is said, by us or by the compiler.
  package var sentence: Sentence { ownSentence ?? Sentence(verbatim: message) }
}

extension Diagnostic {
  /// A place in a file.
  package struct Location: Sendable, Codable, Hashable {
    /// The path that was given to the compiler by its caller, not the copy's that it read.
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

  /// Code from one place up to, not including, another.
  package struct Range: Sendable, Codable, Hashable {
    package var start: Location
    package var end: Location

    package init(start: Location, end: Location) {
      self.start = start
      self.end = end
    }
  }

  /// A replacement that would help.
  package struct FixIt: Sendable, Codable, Hashable {
    package var range: Range
    package var text: String

    package init(range: Range, text: String) {
      self.range = range
      self.text = text
    }
  }
}
