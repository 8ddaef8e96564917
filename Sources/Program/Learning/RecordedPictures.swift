package import Curriculum
package import Foundation
import Hashing
package import Host
import Sentences
import Storage
package import WorkerProtocol

/// The pictures of an exercise's starter, recorded with the pack.
///
/// Rings shows them until the first live picture arrives, which takes seconds on a machine that has compiled
/// nothing yet.
package struct RecordedPictures: Codable {
  private var version = 1
  /// The pictures by a digest of the files that they show, because starters differ between languages.
  package private(set) var pictures: [String: [RenderedWidget]] = [:]

  package init() {}

  /// Reads the pictures beside an exercise; nil if there are none.
  package init?(of exercise: Exercise) {
    guard let data = try? Data(contentsOf: exercise.recordedPictures),
      let read = try? JSONDecoder().decode(Self.self, from: data), read.version == 1
    else { return nil }
    self = read
  }

  /// Returns the pictures of files with exactly these names and contents.
  package func pictures(of files: [String: String]) -> [RenderedWidget] {
    pictures[Self.digest(of: files)] ?? []
  }

  package mutating func keep(_ drawn: [RenderedWidget], of files: [String: String]) {
    pictures[Self.digest(of: files)] = drawn
  }

  /// Draws an exercise's starter in each language of its pack.
  ///
  /// - Throws: `CurriculumError`, and failures of this machine.
  package static func drawn(
    of exercise: Exercise, in pack: Pack, _ context: CommandContext
  ) async throws -> RecordedPictures {
    var recorded = RecordedPictures()
    for code in pack.languages {
      let folder = try PrivateFolder(in: FileManager.default.temporaryDirectory)
      defer { folder.remove() }
      let workspace = Workspace(folder: folder.url)
      let language = Language(rawValue: code) ?? .english
      let course = Course(pack: pack, workspace: workspace, language: language)
      let session = try await CanvasSession.exercise(
        exercise, of: CourseWork(course: course, context: context))
      let answer = try await session.studio.pictures(session.services.question(session.order))
      guard case .pictures(let pictures, _, _) = answer else { continue }
      let files = workspace.files(of: exercise, in: pack)
      let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
      let names = files.map(\.lastPathComponent)
      recorded.keep(pictures, of: Dictionary(uniqueKeysWithValues: zip(names, texts)))
    }
    return recorded
  }

  /// The file's contents, in a stable order.
  package var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }

  private static func digest(of files: [String: String]) -> String {
    var digest = ContentDigest()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      digest.combine(name)
      digest.combine(text)
    }
    return String(digest.hexadecimal.prefix(32))
  }
}
