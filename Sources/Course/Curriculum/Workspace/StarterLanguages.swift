import Foundation

/// The starter's files in a learner's folder, as they were given in one language or another.
struct StarterLanguages {
  let exercise: Exercise
  let folder: URL

  init(of exercise: Exercise, in folder: URL) {
    self.exercise = exercise
    self.folder = folder
  }

  /// Puts each file that is still as it was given into a language; what was changed by as much as a blank
  /// stays as it is.
  func translateUntouched(into language: String) {
    guard !exercise.starterLanguages.isEmpty else { return }
    let table = exercise.starterTable(language: language)
    lazy var tables = exercise.starterTables
    for file in exercise.startFiles {
      let copy = folder.appending(path: file.lastPathComponent)
      // What cannot be read or written is left in the language that it is in: it is as good to learn with.
      guard let present = try? PackFile.bytes(of: copy),
        let original = try? PackFile.bytes(of: file)
      else { continue }
      let wanted = table.translated(original)
      guard present != wanted,
        present == original || tables.contains(where: { $0.translated(original) == present })
      else { continue }
      try? AtomicFile.replace(copy, with: Data(wanted))
    }
  }
  /// Whether nobody has changed anything: every file is one of the starter's, as it was given.
  var isUntouched: Bool {
    lazy var tables = exercise.starterTables
    let starters = Dictionary(
      exercise.startFiles.map { ($0.lastPathComponent, $0) },
      uniquingKeysWith: { first, _ in first })
    return SwiftFiles.directly(in: folder).allSatisfy { file in
      guard let start = starters[file.lastPathComponent],
        let present = try? PackFile.bytes(of: file), let original = try? PackFile.bytes(of: start)
      else { return false }
      return present == original || tables.contains { $0.translated(original) == present }
    }
  }
}
