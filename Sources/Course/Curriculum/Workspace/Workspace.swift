package import Foundation
import Sentences
import Storage

/// The learner's workspace: `~/Rings/<pack>/<NN-exercise>/<files>.swift`, and their progress.
///
/// It never overwrites or deletes a learner's file.
package struct Workspace: Sendable {
  package let folder: URL
  let now: @Sendable () -> Date

  package init(folder: URL, now: @escaping @Sendable () -> Date = { Date() }) {
    self.folder = folder.standardizedFileURL
    self.now = now
  }

  /// Returns the folder from the option or `RINGS_WORKSPACE`, or else `~/Rings`.
  package static func location(
    option: String?, environment: [String: String], home: URL
  ) -> URL {
    let named = [option, environment["RINGS_WORKSPACE"]].compactMap { $0 }.first { !$0.isEmpty }
    guard let named else { return home.appending(path: "Rings") }
    if named == "~" { return home }
    return named.hasPrefix("~/")
      ? home.appending(path: String(named.dropFirst(2)))
      : URL(filePath: named, directoryHint: .isDirectory)
  }

  package var progress: ProgressStore { ProgressStore(folder: folder, now: now) }

  /// Returns the exercise's existing folder, whose name may begin with any number, or the path to create.
  package func folder(of exercise: Exercise, in pack: Pack) -> URL {
    let packFolder = folder.appending(path: pack.identifier)
    let number = (pack.exercises.firstIndex { $0.identifier == exercise.identifier } ?? 0) + 1
    let name = (number < 10 ? "0" : "") + "\(number)-\(exercise.identifier)"
    let former = pack.renames.filter { $0.value == exercise.identifier }.map(\.key).sorted()
    let existing = SwiftFiles.folders(in: packFolder)
    for identifier in [exercise.identifier] + former {
      let match = existing.first { folder in
        let parts = folder.lastPathComponent.split(separator: "-", maxSplits: 1)
        return parts.count == 2 && Int(parts[0]) != nil && parts[1] == identifier
      }
      if let match { return match }
    }
    return packFolder.appending(path: name)
  }

  /// Returns the learner's Swift files for an exercise; empty before it's opened.
  package func files(of exercise: Exercise, in pack: Pack) -> [URL] {
    SwiftFiles.directly(in: folder(of: exercise, in: pack))
  }

  /// Whether the exercise's files are unchanged, in any language.
  package func isUntouched(_ exercise: Exercise, in pack: Pack) -> Bool {
    StarterLanguages(of: exercise, in: folder(of: exercise, in: pack)).isUntouched
  }

  /// Creates the exercise's folder and its starter files.
  ///
  /// Existing files stay.
  ///
  /// Translates an unchanged starter to the requested language.
  ///
  /// - Parameter language: The code of the language for the starter's comments.
  @discardableResult
  package func open(
    _ exercise: Exercise, in pack: Pack, language: String
  ) throws(CurriculumError) -> [URL] {
    guard exercise.kind == .code else { return [] }
    guard !exercise.startFiles.isEmpty else {
      throw .nothingToEdit(exercise: exercise.identifier)
    }
    let folder = folder(of: exercise, in: pack)
    if SwiftFiles.directly(in: folder).isEmpty {
      try copyStart(of: exercise, to: folder, language: language)
    } else {
      StarterLanguages(of: exercise, in: folder).translateUntouched(into: language)
    }
    // The course may have added items after the learner began.
    try copyItems(of: exercise, to: folder)
    return SwiftFiles.directly(in: folder)
  }

  /// Restores the starter files, after moving the current files to `before-reset-<date>`.
  ///
  /// - Parameter language: The code of the language for the starter's comments.
  /// - Returns: The folder of the backup; nil if there was nothing to move.
  @discardableResult
  package func reset(
    _ exercise: Exercise, in pack: Pack, language: String
  ) throws(CurriculumError) -> URL? {
    guard exercise.kind == .code, !exercise.startFiles.isEmpty else {
      throw .nothingToEdit(exercise: exercise.identifier)
    }
    let folder = folder(of: exercise, in: pack)
    let items = exercise.startItems.map { folder.appending(path: $0.url.lastPathComponent) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    let backup = try keepAside(SwiftFiles.directly(in: folder) + items, in: folder)
    try copyStart(of: exercise, to: folder, language: language)
    try copyItems(of: exercise, to: folder)
    return backup
  }

  private func copyStart(
    of exercise: Exercise, to folder: URL, language: String
  ) throws(CurriculumError) {
    try Self.createFolder(folder)
    let table = exercise.starterTable(language: language)
    for file in exercise.startFiles {
      let copy = folder.appending(path: file.lastPathComponent)
      guard !FileManager.default.fileExists(atPath: copy.path) else { continue }
      do {
        // Writes a new file instead of copying, because packs may be read-only and the learner's file must
        // not be.
        let text = [UInt8](try Data(contentsOf: file))
        try AtomicFile.replace(copy, with: Data(table.translated(text)))
      } catch let error as CurriculumError {
        throw error
      } catch {
        throw .unreadable(
          path: file.path, reason: Sentence(verbatim: SystemError.words(of: error)))
      }
    }
  }

  /// Copies asset catalogs and data beside the starter's files.
  ///
  /// Existing items stay.
  private func copyItems(of exercise: Exercise, to folder: URL) throws(CurriculumError) {
    for item in exercise.startItems {
      let copy = folder.appending(path: item.url.lastPathComponent)
      guard !FileManager.default.fileExists(atPath: copy.path) else { continue }
      do {
        try CatalogCopy.copy(item.url, to: copy)
      } catch is CatalogCopy.Problem {
        throw .unreadable(
          path: item.url.path,
          reason: Sentence(
            "it's too large, or contains unreadable files",
            ko: "너무 크거나 읽을 수 없는 파일이 들어 있어요"))
      } catch {
        throw .unwritable(path: copy.path, reason: SystemError.words(of: error))
      }
    }
  }

  private func keepAside(_ files: [URL], in folder: URL) throws(CurriculumError) -> URL? {
    guard !files.isEmpty else { return nil }
    let backup = SetAsideFiles.place(in: folder, stem: "before-reset", date: now())
    try Self.createFolder(backup)
    for file in files {
      do {
        let kept = backup.appending(path: file.lastPathComponent)
        try FileManager.default.moveItem(at: file, to: kept)
      } catch {
        throw .unwritable(path: backup.path, reason: SystemError.words(of: error))
      }
    }
    return backup
  }

  static func createFolder(_ folder: URL) throws(CurriculumError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder.path, reason: SystemError.words(of: error))
    }
  }
}
