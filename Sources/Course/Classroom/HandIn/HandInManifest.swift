package import Curriculum
package import Foundation
import Hashing

/// What stands in `hand-in.json` of the one file that a learner hands in: who, which pack, and what there is
/// of each exercise.
package struct HandInManifest: Codable, Equatable, Sendable {
  /// An exercise of which something is handed in.
  package struct Part: Codable, Equatable, Sendable {
    /// As the learner's pack calls it.
    package var id: String
    /// The Swift files, below the folder that is called like the exercise; nil for a quiz.
    package var files: [String]?
    /// For a quiz: the letters of each try at a question, the first of which counts, by its identifier.
    package var answers: [String: [String]]?
    /// What it took; nil where nothing was noted.
    package var history: LearnerHistory?

    package init(
      id: String, files: [String]? = nil, answers: [String: [String]]? = nil,
      history: LearnerHistory? = nil
    ) {
      self.id = id
      self.files = files
      self.answers = answers
      self.history = history
    }
  }

  /// The pack from which the exercises are.
  package struct PackMark: Codable, Equatable, Sendable {
    package var id: String
    package var version: String
    /// Equal for copies of a pack that have the same exercises for the same points, whole or for students.
    package var digest: String

    package init(_ pack: Pack) {
      id = pack.identifier
      version = pack.version
      var digest = ContentDigest()
      digest.combine(pack.identifier)
      digest.combine(pack.version)
      for exercise in pack.exercises {
        digest.combine("\(exercise.identifier) \(exercise.kind.rawValue) \(exercise.points)")
      }
      self.digest = digest.hexadecimal
    }
  }

  package static let fileName = "hand-in.json"
  package static let type = "rings-hand-in"
  /// The version of the form that this Rings writes and reads.
  package static let form = 1
  /// In bytes, of what is read.
  static let longest = 512 << 10

  package var type = Self.type
  package var version = Self.form
  package var who: LearnerPerson
  package var pack: PackMark
  /// When it was put together, by the learner's clock.
  package var made: Date
  /// The moment of handing in that the learner's clock gives; nil if it is in the future or no date.
  var moment: Date? { LearnersClock.mayBe(made) ? made : nil }
  package var exercises: [Part]

  package init(who: LearnerPerson, pack: PackMark, made: Date, exercises: [Part]) {
    self.who = who
    self.pack = pack
    self.made = made
    self.exercises = exercises
  }

  /// Reads what somebody handed in; nil for what is none, is damaged, or is of a newer Rings.
  init?(reading bytes: [UInt8]) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard bytes.count <= Self.longest, let read = try? decoder.decode(Self.self, from: Data(bytes)),
      read.type == Self.type, read.version == Self.form
    else { return nil }
    self = read
  }

  /// The file's bytes.
  ///
  /// - Throws: Never for what this type holds.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
