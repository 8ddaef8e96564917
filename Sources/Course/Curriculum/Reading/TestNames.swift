import Sentences
import Foundation
import Sentences
import SwiftSource

/// Compares the tests in `Checks/` with those declared in `exercise.yml`.
///
/// Finds tests by `class` and `func test…`, without a compiler. Other mistakes come to light when the judge
/// compiles the checks.
struct TestNames {
  let exercise: Exercise

  func note(in log: ProblemLog) {
    let declared = Set(exercise.checks.map(\.identifier))
    var found: Set<String> = []
    for file in exercise.checkFiles {
      for (name, line) in Self.names(in: file) {
        found.insert(name)
        guard !declared.contains(name) else { continue }
        log.note(
          PackProblem(
            .unknownReference, file: file, line: line,
            message: Sentence(
              "the test \"\(name)\" isn't declared in exercise.yml, so it never runs",
              ko: "exercise.yml에 “\(name)” 테스트가 없어서 실행되지 않아요"),
            remedy: Sentence(
              "declare the test under `checks:`, or remove it", ko: "`checks:` 아래에 적거나 지우세요")))
      }
    }
    for check in exercise.checks
    where !check.isJudgedElsewhere && !found.contains(check.identifier) {
      log.note(
        PackProblem(
          .unknownReference, file: exercise.manifestFile,
          message: Sentence(
            "there is no test \"\(check.identifier)\" in Checks/",
            ko: "Checks/ 폴더에 “\(check.identifier)” 테스트가 없어요"),
          remedy: Suggestion.sentence(for: check.identifier, in: found.sorted())
            ?? Sentence("write the test, or remove the check", ko: "테스트를 쓰거나 검사를 지우세요")))
    }
  }

  /// Returns a file's tests with their lines, counting from 1.
  private static func names(in file: URL) -> [(name: String, line: Int)] {
    let text = PackFile.textOrNothing(of: file)
    return SwiftFile(text).types.flatMap { suite in
      suite.members.filter { member in
        member.keyword == "func" && member.name.hasPrefix("test")
          && member.head.dropFirst().prefix(2).map(\.text) == ["(", ")"]
      }.map { ("\(suite.name).\($0.name)", $0.line) }
    }
  }
}
