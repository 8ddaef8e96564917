import Foundation
import Sentences
import SwiftSource
import Yams

/// Compares the tests in `Checks/` with those declared in `exercise.yml`.
///
/// Finds tests by `class` and `func test…`, without a compiler. Other mistakes come to light when the judge
/// compiles the checks.
struct TestNames {
  let exercise: Exercise

  func note(in log: ProblemLog) {
    let declared = Set(exercise.checks.map(\.identifier))
    let found = exercise.checkFiles.map { (file: $0, names: Self.names(in: $0)) }
    let tests = Set(found.flatMap { $0.names.map(\.name) })
    let missing = exercise.checks.filter {
      !$0.isJudgedElsewhere && !tests.contains($0.identifier)
    }
    let undeclared = tests.subtracting(declared).sorted()
    let meant = missing.map { Suggestion.closest(to: $0.identifier, in: undeclared) }
    for (file, names) in found {
      // A test that a misspelled declaration means isn't a second mistake.
      for (name, line) in names where !declared.contains(name) && !meant.contains(name) {
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
    for (check, test) in zip(missing, meant) {
      let mark = mark(of: check.identifier)
      log.note(
        Self.problem(
          with: check.identifier, meaning: test, in: exercise.manifestFile, line: mark?.line,
          column: mark?.column))
    }
  }

  /// Returns the position of a check's name in the manifest.
  private func mark(of check: String) -> Mark? {
    let text = PackFile.textOrNothing(of: exercise.manifestFile)
    let checks = (try? Yams.compose(yaml: text))?["checks"]?.sequence
    return checks?.lazy.compactMap { $0["test"] }.first { $0.string == check }?.mark
  }

  /// Returns the problem with a declared check that has no test.
  static func problem(
    with check: String, meaning test: String?, in file: URL, line: Int?, column: Int?
  ) -> PackProblem {
    PackProblem(
      .unknownReference, file: file, line: line, column: column,
      message: Sentence(
        "there is no test \"\(check)\" in Checks/", ko: "Checks/ 폴더에 “\(check)” 테스트가 없어요"),
      remedy: test.flatMap { Suggestion.sentence(for: check, in: [$0]) }
        ?? Sentence("write the test, or remove the check", ko: "테스트를 쓰거나 검사를 지우세요"))
  }

  /// Returns the names of all tests in a folder.
  static func all(in folder: URL) -> Set<String> {
    Set(SwiftFiles.directly(in: folder).flatMap { names(in: $0).map(\.name) })
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
