import Foundation

/// The starter files in a learner's folder, in any of the pack's languages.
struct StarterLanguages {
  let exercise: Exercise
  let folder: URL

  init(of exercise: Exercise, in folder: URL) {
    self.exercise = exercise
    self.folder = folder
  }

  /// Translates each starter file that the learner hasn't changed at all.
  func translateUntouched(into language: String) {
    guard !exercise.starterLanguages.isEmpty else { return }
    let table = exercise.starterTable(language: language)
    lazy var tables = exercise.starterTables
    for file in exercise.startFiles {
      let copy = folder.appending(path: file.lastPathComponent)
      // An unreadable or read-only file keeps its current language.
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
  /// Whether all files are unchanged starter files.
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
