import Sentences
import Foundation
import Sentences

/// Reads `expect.yml` of a known-wrong answer.
struct ExpectationReader {
  let folder: URL
  let checks: [CheckDeclaration]
  let log: ProblemLog

  func read() -> WrongAnswer? {
    let manifest = Manifest(file: folder.appending(path: "expect.yml"), log: log, languages: [])
    guard var root = manifest.root() else { return nil }
    let known = checks.map(\.identifier) + [ExerciseReader.compileCheck]
    let check = root.string(
      "check",
      Sentence(
        "name the check that must catch this answer, or `compile`",
        ko: "이 답을 잡아야 하는 검사의 이름이나 `compile` 값을 적으세요"))
    let message = root.string(
      "message",
      Sentence(
        "write a part of the message that the learner must read",
        ko: "학습자가 읽어야 하는 말의 일부를 적으세요"))
    root.finish()
    guard let check, let message else { return nil }
    if !known.contains(check) {
      let list = known.joined(separator: ", ")
      manifest.note(
        .unknownReference, at: root.mapping["check"],
        Sentence(
          "no check \"\(check)\" in exercise.yml", ko: "exercise.yml에 “\(check)” 검사가 없어요"),
        Suggestion.sentence(for: check, in: known)
          ?? Sentence("there are \(list)", ko: "있는 것: \(list)"))
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
      ExpectationReader(folder: $0, checks: self.checks, log: log).read()
    }
  }
}
