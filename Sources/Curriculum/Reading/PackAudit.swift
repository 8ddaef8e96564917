import Foundation

/// What can be said of a pack's files without compiling any: none is missing, none is a stray.
///
/// The part of `rings pack check` that runs first; a pack that passes may still have wrong
/// checks, which only a judge can tell.
package struct PackAudit {
  /// How many known-wrong answers each code exercise keeps, at least.
  package static let wrongAnswersNeeded = 2

  /// What the resources of one exercise may weigh: every learner gets them, and every worker is handed
  /// them.
  static let mostBytesOfResources = 256 << 10

  let pack: Pack

  package init(_ pack: Pack) {
    self.pack = pack
  }

  /// Every mistake, in the course's order.
  package func problems() -> [PackProblem] {
    let log = ProblemLog()
    for exercise in pack.exercises {
      noteLessons(of: exercise, log)
      switch exercise.kind {
      case .code:
        noteCode(of: exercise, log)
        noteResources(of: exercise, log)
        TestNames(exercise: exercise).note(in: log)
        ProbeNames(exercise: exercise).note(in: log)
        MessageTranslations(exercise: exercise, languages: pack.languages).note(in: log)
      case .quiz: break
      }
      noteStrays(of: exercise, log)
    }
    GlossaryCheck(pack: pack, log: log).run()
    _ = CoverageReader(pack: pack, log: log).read()
    return log.problems
  }

  private func noteLessons(of exercise: Exercise, _ log: ProblemLog) {
    for language in pack.languages {
      let file = exercise.folder.appending(path: "lesson.\(language).md")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      guard text.allSatisfy(\.isWhitespace) else { continue }
      log.note(
        PackProblem(
          .missingFile, file: file, message: "the lesson is missing or empty",
          remedy: "write what the learner reads in \"\(language)\""))
    }
  }

  private func noteCode(of exercise: Exercise, _ log: ProblemLog) {
    note(exercise.startFiles.isEmpty, exercise.startFolder, "what the learner gets", log)
    note(exercise.checkFiles.isEmpty, exercise.checksFolder, "its checks", log)
    note(
      exercise.rightAnswers.isEmpty, exercise.folder.appending(path: "Right"),
      "a differently written right answer", log)
    for file in exercise.startFiles where exercise.startFiles.allSatisfy({ !Self.hasTask($0) }) {
      log.note(
        PackProblem(
          .empty, file: file, message: "no starter file says where to write",
          remedy: "mark the place with a comment that starts with TODO"))
      break
    }
    let wrong = exercise.wrongAnswers(log)
    for answer in wrong where answer.files.isEmpty {
      note(true, answer.folder, "the wrong answer", log)
    }
    let caught = Set(exercise.starterFails + wrong.map(\.check))
    for check in exercise.checks where !caught.contains(check.identifier) {
      log.note(
        PackProblem(
          .unprovenCheck, file: exercise.manifestFile,
          message: "nothing shows that \"\(check.identifier)\" can fail",
          remedy: "add a wrong answer that it catches under Wrong/"))
    }
    if wrong.count < Self.wrongAnswersNeeded {
      note(
        true, exercise.folder.appending(path: "Wrong"),
        "\(Self.wrongAnswersNeeded) known-wrong answers (there are \(wrong.count))", log)
    }
    if let solutions = pack.solutionsFolder {
      let files = pack.solutionFolder(of: exercise).map(SwiftFiles.directly) ?? []
      note(files.isEmpty, solutions, "the solution to \"\(exercise.identifier)\"", log)
    }
  }

  /// What lies beside the starter's Swift files: nothing that no bundle takes, and nothing heavy.
  private func noteResources(of exercise: Exercise, _ log: ProblemLog) {
    let items = exercise.startItems.map(\.url.lastPathComponent)
    for file in SwiftFiles.contents(of: exercise.startFolder)
    where file.pathExtension != "swift" && !items.contains(file.lastPathComponent) {
      log.note(
        PackProblem(
          .strayFile, file: file, message: "nothing puts this into a bundle",
          remedy: "remove it, or hand it out in a format that widgets read, or in an .xcassets"))
    }
    let bytes = exercise.startItems.reduce(0) { $0 + Self.bytes(of: $1.url) }
    guard bytes > Self.mostBytesOfResources else { return }
    log.note(
      PackProblem(
        .tooLarge, file: exercise.startFolder,
        message: "the resources beside the Swift files have \(bytes >> 10) KB",
        remedy: "stay below \(Self.mostBytesOfResources >> 10) KB"))
  }

  /// The bytes of a file, or of all files in a folder.
  private static func bytes(of item: URL) -> Int {
    let inside = FileManager.default.enumerator(
      at: item, includingPropertiesForKeys: [.fileSizeKey])
    let files = [item] + (inside?.compactMap { $0 as? URL } ?? [])
    return files.reduce(0) {
      $0 + ((try? $1.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0)
    }
  }

  private func note(_ isMissing: Bool, _ folder: URL, _ what: String, _ log: ProblemLog) {
    guard isMissing else { return }
    log.note(
      PackProblem(
        .missingFile, file: folder, message: "\(what) is missing",
        remedy: "put the Swift files there"))
  }

  private static func hasTask(_ file: URL) -> Bool {
    let marker = ["TO", "DO"].joined()
    return (try? String(contentsOf: file, encoding: .utf8))?.contains(marker) ?? false
  }

  private func noteStrays(of exercise: Exercise, _ log: ProblemLog) {
    var known: Set = ["exercise.yml"]
    known.formUnion(pack.languages.map { "lesson.\($0).md" })
    if exercise.kind == .code {
      known.formUnion(["Start", "Checks", "Probes", "Wrong", "Right"])
      known.formUnion(pack.languages.filter { $0 != "en" }.map { "checks.\($0).yml" })
    }
    for file in SwiftFiles.contents(of: exercise.folder)
    where !known.contains(file.lastPathComponent) {
      log.note(
        PackProblem(
          .strayFile, file: file, message: "nothing reads this file",
          remedy: Suggestion.question(for: file.lastPathComponent, in: known.sorted())
            ?? "remove it"))
    }
  }
}
