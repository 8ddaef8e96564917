import Curriculum
import Foundation

/// The starter files of a class's exercises, in every language that learners may have received.
struct StarterSources {
  /// The versions of each starter file as lines, by exercise and lowercase file name.
  private let files: [String: [String: [[[UInt8]]]]]

  init(_ exercises: [Exercise]) {
    files = Dictionary(
      exercises.map { exercise in
        let tables = exercise.starterTables
        let files = exercise.startFiles.compactMap { file -> (String, [[[UInt8]]])? in
          guard let data = try? Data(contentsOf: file) else { return nil }
          let original = [UInt8](data)
          return (
            file.lastPathComponent.lowercased(),
            ([original] + tables.map { $0.translated(original) }).map(CodeListing.lines)
          )
        }
        return (exercise.identifier, Dictionary(files, uniquingKeysWith: { first, _ in first }))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the starter that a file was written from: the version with the most lines in common.
  ///
  /// Learners may rename files. If an exercise has only one starter, it therefore applies to every file.
  func lines(of file: SubmittedFile, for exercise: String) -> [[UInt8]] {
    guard let known = files[exercise] else { return [] }
    let versions =
      known[file.name.lowercased()] ?? (known.count == 1 ? known.values.first ?? [] : [])
    guard versions.count > 1 else { return versions.first ?? [] }
    let own = Set(CodeListing.lines(of: [UInt8](file.text.utf8)))
    return versions.max { left, right in
      left.count(where: own.contains) < right.count(where: own.contains)
    } ?? []
  }
}
