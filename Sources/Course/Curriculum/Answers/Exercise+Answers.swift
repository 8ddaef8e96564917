package import Foundation
import Sentences

/// The known answers of an exercise.
extension Exercise {
  package var wrongFolder: URL { folder.appending(path: "Wrong") }
  package var rightFolder: URL { folder.appending(path: "Right") }

  /// Returns the known wrong answers.
  ///
  /// - Throws: `CurriculumError.brokenPack` with the mistakes in their files.
  package func wrongAnswers() throws(CurriculumError) -> [WrongAnswer] {
    let log = ProblemLog()
    let answers = wrongAnswers(log)
    guard log.problems.isEmpty else {
      throw .brokenPack(folder: folder, problems: log.problems)
    }
    return answers
  }

  /// Returns the alternative right answers.
  ///
  /// - Throws: `CurriculumError.brokenPack` with the mistakes in their files.
  package func rightAnswers() throws(CurriculumError) -> [KnownAnswer] {
    let log = ProblemLog()
    let answers = rightAnswers(log)
    guard log.problems.isEmpty else {
      throw .brokenPack(folder: folder, problems: log.problems)
    }
    return answers
  }

  func wrongAnswers(_ log: ProblemLog) -> [WrongAnswer] {
    let expectation = ExpectationReader(checks: self.checks)
    let listed = SampleListReader(exercise: self, log: log).wrong { expectation.read(&$0) }
    return answers(in: wrongFolder, besides: listed, log, needsNote: true) {
      expectation.read(&$0)
    }.map { WrongAnswer($0, check: $1.check, message: $1.message) }
  }

  func rightAnswers(_ log: ProblemLog) -> [KnownAnswer] {
    let listed = SampleListReader(exercise: self, log: log).right().map { ($0, ()) }
    return answers(in: rightFolder, besides: listed, log, needsNote: false) { _ in () }.map(\.0)
  }

  /// Returns the answers in a folder and those that `exercise.yml` lists.
  ///
  /// - Parameter needsNote: Whether it's a mistake if an answer's folder has no `expect.yml`.
  private func answers<Note>(
    in folder: URL, besides listed: [(KnownAnswer, Note)], _ log: ProblemLog, needsNote: Bool,
    keys: (inout ManifestMapping) -> Note?
  ) -> [(KnownAnswer, Note)] {
    var found = Self.distinct(listed, log)
    for place in SwiftFiles.contents(of: folder) {
      let isFolder = SwiftFiles.isFolder(place)
      guard isFolder || place.pathExtension == KnownAnswer.pathExtension else { continue }
      let read =
        isFolder
        ? Self.wholeAnswer(in: place, log, needsNote: needsNote, keys: keys)
        : AnswerReader(file: place, log: log).read(keys: keys)
      guard let read else { continue }
      if found.contains(where: { $0.0.name == read.answer.name }) {
        log.note(
          PackProblem(
            .duplicateID, file: place,
            message: Sentence(
              "another sample has this name", ko: "이름이 같은 답이 또 있어요"),
            remedy: Sentence(
              "remove or rename one of them", ko: "하나를 지우거나 이름을 바꾸세요")
          ))
      }
      found.append((read.answer, read.note))
    }
    return found.sorted { $0.0.name < $1.0.name }
  }

  /// Returns the listed answers, and logs those whose name occurs twice.
  private static func distinct<Note>(
    _ listed: [(KnownAnswer, Note)], _ log: ProblemLog
  ) -> [(KnownAnswer, Note)] {
    var names: Set<String> = []
    return listed.filter { answer, _ in
      if names.insert(answer.name).inserted { return true }
      let name = answer.name
      log.note(
        PackProblem(
          .duplicateID, file: answer.place,
          message: Sentence(
            "two samples have the name \"\(name)\"", ko: "두 답의 이름이 같아요: “\(name)”"),
          remedy: Sentence("rename one of them", ko: "하나의 이름을 바꾸세요")))
      return false
    }
  }

  private static func wholeAnswer<Note>(
    in folder: URL, _ log: ProblemLog, needsNote: Bool,
    keys: (inout ManifestMapping) -> Note?
  ) -> (answer: KnownAnswer, note: Note)? {
    var answer = KnownAnswer(
      name: folder.lastPathComponent, place: folder, why: nil,
      content: .files(SwiftFiles.directly(in: folder)))
    let manifest = Manifest(file: answer.noteFile, log: log, languages: [])
    guard needsNote || FileManager.default.fileExists(atPath: manifest.file.path) else {
      var none = ManifestMapping(manifest: manifest, mapping: [:], node: [:])
      return keys(&none).map { (answer, $0) }
    }
    guard var root = manifest.root() else { return nil }
    answer.why = root.optionalString("why")
    let note = keys(&root)
    root.finish()
    return note.map { (answer, $0) }
  }
}
