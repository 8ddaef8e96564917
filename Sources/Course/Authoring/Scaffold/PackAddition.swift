package import Curriculum
package import Foundation
import Sentences

/// Adds an exercise to an existing pack (`rings pack add`).
package struct PackAddition {
  private let form: ExerciseForm
  private let name: ExerciseName
  /// The ring's identifier or folder; nil for the last ring.
  private let ring: ExerciseName?
  private let ringWords: String?
  private let titles: [String: String]

  package struct Outcome: Sendable {
    package var folder: URL
    package var files: [URL]
    /// The identifier of a ring that was created for the exercise.
    package var newRing: String?
    /// The languages in which the exercise's text is still in English.
    package var untranslated: [String]
  }

  /// Creates an addition from a template.
  ///
  /// - Parameters:
  ///   - ring: The identifier or folder of a ring, or the identifier of a new ring; nil uses the last ring.
  ///   - titles: Titles by language. The default is the exercise's name or the template's title.
  /// - Throws: `AuthoringError.badIdentifier`, `AdditionError.badTitle`.
  package init(
    _ form: ExerciseForm, named name: String, ring: String? = nil, titles: [String: String] = [:]
  ) throws {
    self.form = form
    self.name = try ExerciseName(name)
    ringWords = ring
    // An existing ring may have a name that isn't valid for a new ring, such as its folder's name.
    self.ring = ring.flatMap { try? ExerciseName($0) }
    self.titles = try titles.mapValues { title in
      let title = title.trimmingCharacters(in: .whitespaces)
      guard !title.isEmpty,
        title.unicodeScalars.allSatisfy({ !CharacterSet.controlCharacters.contains($0) }),
        !title.contains(where: \.isNewline)
      else { throw AdditionError.badTitle(title) }
      return title
    }
  }

  /// Writes the exercise after the ring's last exercise, and verifies that the pack is still readable.
  ///
  /// - Throws: `AdditionError`, `AuthoringError` or `CurriculumError`. The pack then stays unchanged.
  package func add(to pack: Pack) throws -> Outcome {
    try refuseTakenName(in: pack)
    let place = try place(in: pack)
    let folder = try NumberedFolders(folder: place.folder).next(for: name.identifier)
    let exercise = place.folder.appending(path: folder, directoryHint: .isDirectory)
    let solution = (pack.solutionsFolder ?? pack.folder.appending(path: "Solutions"))
      .appending(path: place.folder.lastPathComponent).appending(path: folder)
    let draft = form.draft(named: name)
    let files = draft.files(named: name, title: title(draft, in: pack), languages: pack.languages)
    let made = MadeFolders()
    do {
      try made.write(files, into: exercise)
      if !draft.solutionFiles.isEmpty { try made.write(draft.solutionFiles, into: solution) }
      if let manifest = place.manifest { try made.replace(pack.manifestFile, by: manifest) }
      _ = try PackLibrary.read(pack.folder)
    } catch {
      made.undo()
      // The list of rings has an unexpected form.
      if case CurriculumError.brokenPack = error, place.manifest != nil {
        throw AdditionError.ringNotAdded(file: pack.manifestFile.path)
      }
      throw error
    }
    return Outcome(
      folder: exercise,
      files: files.map { exercise.appending(path: $0.path) }
        + draft.solutionFiles.map { solution.appending(path: $0.path) },
      newRing: place.manifest == nil ? nil : ring?.identifier,
      untranslated: pack.languages.filter { Language(rawValue: $0) == nil })
  }

  private func refuseTakenName(in pack: Pack) throws {
    if pack.exercise(name.identifier) != nil {
      throw AdditionError.nameTaken(name.identifier, pack: pack.identifier)
    }
    if pack.renames[name.identifier] != nil {
      throw AdditionError.formerName(name.identifier, pack: pack.identifier)
    }
    for code in titles.keys.sorted() where !pack.languages.contains(code) {
      throw AdditionError.titleLanguage(code, known: pack.languages)
    }
  }

  private func title(_ draft: ExerciseDraft, in pack: Pack) -> LocalizedText {
    let (englishTitle, koreanTitle) = (name.words, draft.usualTitle.asSample)
    let usual = Sentence("\(englishTitle)", ko: "\(koreanTitle)")
    return pack.texts { language in
      if let title = titles[language] { return title }
      let title = usual.text(in: language)
      // A second exercise from the same template needs a unique title.
      let isTaken = pack.exercises.contains { $0.title.text(in: language) == title }
      return isTaken ? "\(title): \(name.words)" : title
    }
  }

  /// Returns the ring's folder, and for a new ring the new text of `pack.yml`.
  private func place(in pack: Pack) throws -> (folder: URL, manifest: String?) {
    let known = pack.rings.compactMap { ring in
      ring.exercises.first.map { (ring.identifier, $0.folder.deletingLastPathComponent()) }
    }
    guard let wanted = ringWords else {
      guard let last = known.last else { throw AdditionError.noPackHere(pack.folder.path) }
      return (last.1, nil)
    }
    if let found = known.first(where: { $0.0 == wanted || $0.1.lastPathComponent == wanted }) {
      return (found.1, nil)
    }
    guard let ring else { throw AuthoringError.badIdentifier(wanted) }
    let file = pack.manifestFile
    guard let text = try? PackFile.text(of: file), let list = RingList(in: text) else {
      throw AdditionError.ringNotAdded(file: file.path)
    }
    let folder = try NumberedFolders(folder: pack.folder).next(for: ring.identifier)
    let (englishTitle, koreanNumber) = (ring.words, known.count + 1)
    let title = Sentence("\(englishTitle)", ko: "나이테 \(koreanNumber)")
    let manifest = list.adding(
      ring.identifier, folder: folder, title: pack.texts { title.text(in: $0) },
      languages: pack.languages)
    return (pack.folder.appending(path: folder, directoryHint: .isDirectory), manifest)
  }
}

extension Pack {
  fileprivate func texts(_ text: (String) -> String) -> LocalizedText {
    LocalizedText(
      Dictionary(languages.map { ($0, text($0)) }, uniquingKeysWith: { first, _ in first }))
  }
}
