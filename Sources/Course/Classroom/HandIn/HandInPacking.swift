import Archives
package import Curriculum
package import Foundation
import Sentences

/// Packs a learner's hand-in: the files of their exercises and their quiz answers.
package struct HandInPacking {
  package struct Packed {
    package var manifest: HandInManifest
    package var archive: Data
    /// Open exercises that the learner hasn't changed.
    package var untouched: [String]
  }

  private let pack: Pack
  private let workspace: Workspace
  private let progress: LearnerProgress

  package init(pack: Pack, workspace: Workspace, progress: LearnerProgress) {
    self.pack = pack
    self.workspace = workspace
    self.progress = progress
  }

  /// Packs the given exercises, or all exercises that the learner has worked on.
  ///
  /// - Parameters:
  ///   - exercises: The exercises to pack; nil for all that the learner has worked on.
  ///   - made: The current time according to the learner's clock.
  /// - Throws: `HandInError` if a given exercise has no work, or if there's no work at all.
  package func pack(
    _ exercises: [Exercise]?, of who: LearnerPerson, made: Date
  ) throws -> Packed {
    var writer = ZipWriter()
    var parts: [HandInManifest.Part] = []
    var untouched: [String] = []
    for exercise in exercises ?? pack.exercises {
      if exercise.kind == .quiz {
        if let answers = answers(to: exercise) {
          parts.append(
            HandInManifest.Part(
              id: exercise.identifier, answers: answers, history: history(of: exercise)))
        } else if exercises != nil {
          throw HandInError.nothingAnswered(exercise: exercise.identifier)
        }
        continue
      }
      let files = workspace.files(of: exercise, in: pack)
      guard !files.isEmpty else {
        guard exercises == nil else {
          throw HandInError.nothingWritten(exercise: exercise.identifier)
        }
        continue
      }
      if exercises == nil, workspace.isUntouched(exercise, in: pack) {
        untouched.append(exercise.identifier)
        continue
      }
      parts.append(
        HandInManifest.Part(
          id: exercise.identifier,
          files: files.map { "\(exercise.identifier)/\($0.lastPathComponent)" },
          history: history(of: exercise)))
      let folder = workspace.folder(of: exercise, in: pack)
      for file in files + Self.catalogFiles(in: folder) {
        let path = file.path.dropFirst(folder.path.count).drop { $0 == "/" }
        try writer.add(
          path: "\(exercise.identifier)/\(path)", contents: try Self.contents(of: file))
      }
    }
    guard !parts.isEmpty else { throw HandInError.nothingYet }
    let manifest = HandInManifest(
      who: who, pack: HandInManifest.PackMark(pack), made: made, exercises: parts)
    try writer.add(path: HandInManifest.fileName, contents: try manifest.json())
    return Packed(manifest: manifest, archive: writer.archive, untouched: untouched)
  }

  private func history(of exercise: Exercise) -> LearnerHistory? {
    progress.record(of: exercise, in: pack).map(LearnerHistory.init)
  }

  /// Returns the attempts at each question; nil if no question was answered.
  private func answers(to quiz: Exercise) -> [String: [String]]? {
    let records = progress.record(of: quiz, in: pack)?.questions ?? [:]
    let answered = quiz.questions.compactMap { question -> (String, [String])? in
      guard let record = records[question.identifier] else { return nil }
      if let tries = record.tries { return (question.identifier, tries) }
      // Older records have no letters. If the first answer was right, its letters are those of the right
      // choices.
      let right = zip(question.choices, "abcdefghijklmnopqrstuvwxyz").filter(\.0.isRight).map(\.1)
      return (question.identifier, record.isRightAtFirst ? [String(right)] : [])
    }
    return answered.isEmpty ? nil : Dictionary(answered, uniquingKeysWith: { first, _ in first })
  }

  private static func contents(of file: URL) throws -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw CurriculumError.unreadable(
        path: file.path, reason: Sentence(verbatim: SystemError.words(of: error)))
    }
  }

  /// Returns the regular files in a folder's asset catalogs.
  private static func catalogFiles(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().flatMap { name -> [URL] in
      let catalog = folder.appending(path: name)
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: catalog.path)) ?? []
      return paths.sorted().map { catalog.appending(path: $0) }.filter { file in
        var status = stat()
        return lstat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      }
    }
  }
  /// Whether a file is a hand-in of any learner.
  ///
  /// A new hand-in may overwrite an old one.
  package static func isHandIn(_ file: URL) -> Bool {
    guard let form = Archive.Form(name: "x.zip"), let data = try? Data(contentsOf: file),
      let archive = try? Archive([UInt8](data), form: form, limits: .submission)
    else { return false }
    return archive.entries.contains { $0.path == [Array(HandInManifest.fileName.utf8)] }
  }
}
