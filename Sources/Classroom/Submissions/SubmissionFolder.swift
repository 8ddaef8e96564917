package import Curriculum
package import Foundation

/// A folder with one entry a learner, as course platforms export it.
///
/// With one exercise, a learner's entry is a folder of Swift files or a single `name.swift`; with
/// several, it holds a folder for each, named by the exercise's identifier (`07-` in front is fine:
/// that is how a learner's own workspace looks).
package struct SubmissionFolder: Sendable {
  /// Limits of one submission, by the grading guide: a class's worth of honest work fits easily.
  package static let maximumFiles = 100
  package static let maximumBytes = 2_000_000
  package static let maximumDepth = 8

  package var folder: URL
  /// Results of an earlier run, known to be the grader's own: nobody's submission.
  package var ownResults: URL?

  package init(_ folder: URL, ownResults: URL? = nil) {
    self.folder = folder
    self.ownResults = ownResults
  }

  /// Every learner's submission to every exercise, sorted by learner, then in the pack's order.
  ///
  /// - Throws: `GradingError.unreadableFolder` when the folder itself cannot be listed.
  package func submissions(to exercises: [Exercise]) throws -> [Submission] {
    let entries = try entries()
    let names = EntryNames(entries)
    return entries.flatMap { submissions(in: $0, of: names.learner(of: $0), to: exercises) }
  }

  /// Refuses a place for results that is there already and belongs to the submissions: whoever handed it
  /// in would have written what is counted as graded.
  ///
  /// - Throws: `GradingError.resultsAmongSubmissions`.
  package func refuseResults(in place: URL) throws {
    guard place != ownResults, FileKind(of: place) != .missing else { return }
    let written = [folder, place].map { $0.standardizedFileURL.path }
    let real = [folder, place].map { $0.resolvingSymlinksInPath().path }
    for path in [written, real] where (path[1] + "/").hasPrefix(path[0] + "/") {
      throw GradingError.resultsAmongSubmissions(place.path)
    }
  }

  /// The entries in which nothing fits one of the exercises: somebody's work may be under a name that
  /// nobody looks for.
  ///
  /// - Throws: `GradingError.unreadableFolder`.
  package func strangers(to exercises: [Exercise]) throws -> [String] {
    try entries().filter {
      // Lists and notes beside the submissions are nobody's work.
      (FileKind(of: $0) != .file || $0.pathExtension == "swift")
        && submissions(in: $0, of: "", to: exercises).isEmpty
    }.map(\.lastPathComponent)
  }

  /// Folders of Swift files, each as `learner/folder`, beside folders of exercises: their names are
  /// no exercise's, so that nobody looks into them.
  ///
  /// - Parameters:
  ///   - exercises: What is graded; with only one, every file of a learner belongs to it.
  ///   - known: The names of all exercises, graded or not.
  /// - Throws: `GradingError.unreadableFolder`.
  package func overlooked(to exercises: [Exercise], known: [String]) throws -> [String] {
    guard exercises.count > 1 else { return [] }
    return try entries().filter { entry in
      FileKind(of: entry) == .folder && !submissions(in: entry, of: "", to: exercises).isEmpty
    }.flatMap { entry in
      Self.folders(in: entry).flatMap { folder -> [URL] in
        let inside = Self.folders(in: folder)
        let holdsExercises = inside.contains { Self.isNamed($0, oneOf: known) }
        return holdsExercises ? inside : [folder]
      }.filter { !Self.isNamed($0, oneOf: known) && !Self.swiftFiles(in: $0).isEmpty }
        .map { "\(entry.lastPathComponent)/\($0.lastPathComponent)" }
    }
  }

  private static func isNamed(_ folder: URL, oneOf identifiers: [String]) -> Bool {
    let name = folder.lastPathComponent
    return identifiers.contains(name)
      || identifiers.contains(name.replacing(/^\d+-/, with: ""))
  }

  private func entries() throws -> [URL] {
    let results = ownResults?.resolvingSymlinksInPath().path
    do {
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]
      )
      .filter { results == nil || $0.resolvingSymlinksInPath().path != results }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    } catch {
      throw GradingError.unreadableFolder(folder.path, reason: SystemError.words(of: error))
    }
  }

  private func submissions(
    in entry: URL, of learner: String, to exercises: [Exercise]
  ) -> [Submission] {
    switch FileKind(of: entry) {
    case .file where entry.pathExtension == "swift" && exercises.count == 1:
      return [Self.submission(of: learner, to: exercises[0], files: [entry], in: entry)]
    case .folder:
      return exercises.compactMap { exercise in
        let own = Self.folder(for: exercise, in: entry)
        guard let place = own ?? (exercises.count == 1 ? entry : nil) else { return nil }
        return Self.submission(
          of: learner, to: exercise, files: Self.swiftFiles(in: place), in: place)
      }
    case .other where !entry.lastPathComponent.hasPrefix("."):
      // A link, pipe or device in a learner's place: it is not opened, but it is not forgotten.
      return exercises.map { exercise in
        Submission(
          learner: learner, exercise: exercise, files: [],
          problem: .notAPlainFile(file: entry.lastPathComponent))
      }
    case .missing where ["", "swift"].contains(entry.pathExtension):
      return exercises.map { exercise in
        Submission(
          learner: learner, exercise: exercise, files: [],
          problem: .unreadable(
            file: entry.lastPathComponent, reason: Self.reasonNotFound(entry)))
      }
    default:
      return []
    }
  }

  /// What is listed and not found has a name in another encoding, as archives from Windows do, unless
  /// nobody may look.
  private static func reasonNotFound(_ file: URL) -> String {
    let folder = file.deletingLastPathComponent()
    return access(folder.path, X_OK) == 0
      ? "its name is not UTF-8 text, give it another" : "permission denied"
  }

  /// The folder with the exercise's name: in the entry, or in a folder of it, as where somebody
  /// hands in their whole workspace.
  private static func folder(for exercise: Exercise, in entry: URL) -> URL? {
    let inside = folders(in: entry)
    return (inside + inside.flatMap(folders)).first { folder in
      isNamed(folder, oneOf: [exercise.identifier])
    }
  }

  /// Links to folders are not followed.
  private static func folders(in folder: URL) -> [URL] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    return names.filter { !$0.hasPrefix(".") }.map { folder.appending(path: $0) }
      .filter { FileKind(of: $0) == .folder }
  }

  /// The Swift files below a folder, sorted by path; hidden ones and what links lead to left out.
  private static func swiftFiles(in folder: URL, depth: Int = 0) -> [URL] {
    guard depth < maximumDepth else { return [] }
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    return names.filter { !$0.hasPrefix(".") && $0 != "__MACOSX" }.flatMap { name -> [URL] in
      let url = folder.appending(path: name)
      return switch FileKind(of: url) {
      case .folder: swiftFiles(in: url, depth: depth + 1)
      case .file, .other, .missing: url.pathExtension == "swift" ? [url] : []
      }
    }
  }

  private static func submission(
    of learner: String, to exercise: Exercise, files: [URL], in place: URL
  ) -> Submission {
    Submission(
      learner: learner, exercise: exercise, files: files,
      hasOwnFolder: FileKind(of: place) == .folder,
      problem: problem(of: files, in: place))
  }

  private static func problem(of files: [URL], in place: URL) -> SubmissionProblem? {
    guard !files.isEmpty else { return .noSwiftFile(folder: place.lastPathComponent) }
    guard files.count <= maximumFiles else {
      return .tooManyFiles(count: files.count, limit: maximumFiles)
    }
    var bytes = 0
    for file in files {
      guard FileKind(of: file) != .missing else {
        return .unreadable(file: file.lastPathComponent, reason: reasonNotFound(file))
      }
      guard FileKind(of: file) == .file else {
        return .notAPlainFile(file: file.lastPathComponent)
      }
      guard FileManager.default.isReadableFile(atPath: file.path) else {
        return .unreadable(file: file.lastPathComponent, reason: "permission denied")
      }
      bytes += FileKind.size(of: file)
      if bytes > maximumBytes { return .tooLarge(bytes: bytes, limit: maximumBytes) }
    }
    return nil
  }
}
