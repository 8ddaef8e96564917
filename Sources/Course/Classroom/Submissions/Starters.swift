import Curriculum
import Foundation

/// What the exercises of a course hand out: by it, written work is told from what nobody touched.
struct Starters {
  /// The starter files of one exercise.
  struct Files {
    /// In small letters, without endings.
    var subjects: Set<String> = []
    var types: Set<String> = []
    /// Of an exercise that is graded, in every language that they are handed out in.
    var texts: Set<String> = []
  }

  private(set) var files: [String: Files] = [:]

  init(_ syllabus: Syllabus) {
    // Only of what is graded it is asked who did not touch it.
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

  /// The exercises that hand out a file of this name.
  func exercises(withFile subject: String) -> [String] {
    files.filter { $0.value.subjects.contains(subject.lowercased()) }.map(\.key)
  }

  /// The exercises that hand out one of these types.
  func exercises(declaring types: Set<String>) -> [String] {
    files.filter { !$0.value.types.isDisjoint(with: types) }.map(\.key)
  }

  /// Whether a file is somebody's answer: by its name, or by what it declares.
  func isAnswer(_ name: SourceName, _ facts: SourceFacts, to exercise: String) -> Bool {
    guard let known = files[exercise] else { return false }
    return known.subjects.contains(name.subject.lowercased())
      || known.subjects.contains(name.stem.lowercased())
      || !known.types.isDisjoint(with: facts.types)
  }
}
