import Compiling
import Curriculum
import Foundation
import Processes
import Sentences

/// Finds solutions with `swift format lint` warnings, because learners copy their style.
struct SolutionFormat: FileRule {
  let toolchain: Toolchain

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    let files = exercises.filter { $0.kind == .code }.flatMap { exercise in
      ((try? pack.solutionFiles(of: exercise)) ?? []).map { (exercise, $0) }
    }
    guard !files.isEmpty else { return [] }
    let command = ProcessCommand(
      executable: toolchain.root + "/bin/swift-format",
      arguments: ["lint", "--parallel"] + files.map(\.1.path))
    // Without the formatter, there's nothing to report about the pack.
    guard let said = try? await command.run().errorText else { return [] }
    return said.split(separator: "\n").compactMap { line in
      guard let parts = line.firstMatch(of: /^(.+):(\d+):(\d+): (?:warning|error): (.+)$/),
        let (exercise, file) = files.first(where: { $0.1.path == String(parts.1) })
      else { return nil }
      return ValidationFinding(
        .unformattedSolution, exercise: exercise.identifier, file: file, line: Int(parts.2),
        column: Int(parts.3), message: Sentence(verbatim: String(parts.4)),
        remedy: Sentence("run `swift format -i` on the file", ko: "`swift format -i` 명령을 실행하세요"))
    }
  }
}
