import Authoring
import Compiling
import Curriculum
import Foundation
import Judge

/// Validates the files of a pack, including warnings, without judging submissions.
enum FilesOnly {
  static func findings(in pack: Pack) async throws -> [ValidationFinding] {
    let rules = ValidationRules.ofFiles(try await Judging.shared.judge.configuration)
    let gate = PackValidation(pack: pack, fileRules: rules) { exercise, _, _ in
      Verdict(exercise: exercise.identifier, checks: [])
    }
    return try await gate.check(judging: false).findings
  }
}

/// The judge for this bundle's tests.
///
/// Workers and check processes are the program next to the bundle.
actor Judging {
  static let shared = Judging()

  private var found: Judge?

  var judge: Judge {
    get async throws {
      if let found { return found }
      let binary = JudgeConfiguration.runningProgram.deletingLastPathComponent()
        .appending(path: "rings")
      let judge = Judge(try await JudgeConfiguration.found(executable: binary))
      found = judge
      return judge
    }
  }
}
