package import Curriculum
package import Foundation
import Hashing

/// The contents of `hand-in.json`: the learner, the pack, and the parts handed in for each exercise.
package struct HandInManifest: Codable, Equatable, Sendable {
  package struct Part: Codable, Equatable, Sendable {
    /// The exercise's identifier in the learner's pack.
    package var id: String
    /// The Swift files in the folder named after the exercise; nil for a quiz.
    package var files: [String]?
    /// For a quiz: the letters of each attempt, by question identifier.
    ///
    /// The first attempt counts.
    package var answers: [String: [String]]?
    /// The learner's history; nil if none was recorded.
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

  package struct PackMark: Codable, Equatable, Sendable {
    package var id: String
    package var version: String
    /// A digest that's equal for all copies of a pack with the same exercises and points, including student
    /// packs.
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
  /// The format version that this version of Rings reads and writes.
  package static let form = 1
  /// The largest manifest that's read, in bytes.
  static let longest = 512 << 10

  package var type = Self.type
  package var version = Self.form
  package var who: LearnerPerson
  package var pack: PackMark
  package var made: Date
  /// The submission time according to the learner's clock; nil if it's in the future or invalid.
  var moment: Date? { LearnersClock.mayBe(made) ? made : nil }
  package var exercises: [Part]

  package init(who: LearnerPerson, pack: PackMark, made: Date, exercises: [Part]) {
    self.who = who
    self.pack = pack
    self.made = made
    self.exercises = exercises
  }

  /// Reads a manifest; nil if it's invalid, damaged or from a newer version of Rings.
  init?(reading bytes: [UInt8]) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard bytes.count <= Self.longest, let read = try? decoder.decode(Self.self, from: Data(bytes)),
      read.type == Self.type, read.version == Self.form
    else { return nil }
    self = read
  }

  /// Returns the encoded manifest.
  ///
  /// - Throws: In practice never, because all values can be encoded.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
