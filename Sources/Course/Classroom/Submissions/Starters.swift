import Curriculum
import Foundation

/// The starter files of a course's exercises.
///
/// They distinguish learners' work from unchanged files.
struct Starters {
  struct Files {
    /// The file names in lowercase, without extensions.
    var subjects: Set<String> = []
    var types: Set<String> = []
    /// The hashes of the files' contents in every language, for graded exercises only.
    var texts: Set<String> = []
  }

  private(set) var files: [String: Files] = [:]

  init(_ syllabus: Syllabus) {
    // Only graded exercises need the comparison with the starter.
    let graded = Set(syllabus.exercises.map(\.identifier))
    for exercise in syllabus.known {
      var known = Files()
      let tables = graded.contains(exercise.identifier) ? exercise.starterTables : []
      for file in exercise.startFiles {
        known.subjects.insert(file.deletingPathExtension().lastPathComponent.lowercased())
        guard let data = try? Data(contentsOf: file) else { continue }
        let original = [UInt8](data)
        for version in [original] + tables.map({ $0.translated(original) }) {
          let facts = SourceFacts(version)
          known.types.formUnion(facts.types)
          known.texts.insert(facts.text)
        }
      }
      files[exercise.identifier] = known
    }
  }

  func isKnown(_ exercise: String) -> Bool { !(files[exercise]?.subjects.isEmpty ?? true) }

  func isStarter(_ facts: SourceFacts, of exercise: String) -> Bool {
    files[exercise]?.texts.contains(facts.text) ?? false
  }

  func isName(_ subject: String, of exercise: String) -> Bool {
    files[exercise]?.subjects.contains(subject.lowercased()) ?? false
  }

  /// Returns the exercises with a starter file of this name.
  func exercises(withFile subject: String) -> [String] {
    files.filter { $0.value.subjects.contains(subject.lowercased()) }.map(\.key)
  }

  /// Returns the exercises whose starter declares one of these types.
  func exercises(declaring types: Set<String>) -> [String] {
    files.filter { !$0.value.types.isDisjoint(with: types) }.map(\.key)
  }

  /// Whether a file belongs to an exercise, by its name or its types.
  func isAnswer(_ name: SourceName, _ facts: SourceFacts, to exercise: String) -> Bool {
    guard let known = files[exercise] else { return false }
    return known.subjects.contains(name.subject.lowercased())
      || known.subjects.contains(name.stem.lowercased())
      || !known.types.isDisjoint(with: facts.types)
  }
}
