import Sentences
import Foundation

/// Reads `expect.yml` of a known-wrong answer.
struct ExpectationReader {
  let folder: URL
  let checks: [CheckDeclaration]
  let log: ProblemLog

  func read() -> WrongAnswer? {
    let manifest = Manifest(file: folder.appending(path: "expect.yml"), log: log, languages: [])
    guard var root = manifest.root() else { return nil }
    let known = checks.map(\.identifier) + [ExerciseReader.compileCheck]
    let check = root.string("check", "name the check that must catch this answer, or `compile`")
    let message = root.string("message", "write a part of the message that the learner must read")
    root.finish()
    guard let check, let message else { return nil }
    if !known.contains(check) {
      manifest.note(
        .unknownReference, at: root.mapping["check"], "no check \"\(check)\" in exercise.yml",
        Suggestion.question(for: check, in: known) ?? "there are \(known.joined(separator: ", "))")
    }
    return WrongAnswer(
      name: folder.lastPathComponent, folder: folder, check: check, message: message)
  }
}

extension Exercise {
  /// The known-wrong answers, or the mistakes in their `expect.yml` files.
  package func wrongAnswers() throws(CurriculumError) -> [WrongAnswer] {
    let log = ProblemLog()
    let answers = wrongAnswers(log)
    guard log.problems.isEmpty else {
      throw .brokenPack(folder: folder, problems: log.problems)
    }
    return answers
  }

  func wrongAnswers(_ log: ProblemLog) -> [WrongAnswer] {
    SwiftFiles.folders(in: folder.appending(path: "Wrong")).compactMap {
      ExpectationReader(folder: $0, checks: checks, log: log).read()
    }
  }
}
