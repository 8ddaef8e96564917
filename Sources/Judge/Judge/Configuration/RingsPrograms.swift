package import Foundation
import Processes
package import Stage

/// The programs of one build of Rings, which lie beside each other: what people start, and what it starts.
package struct RingsPrograms: Sendable {
  /// The learner's process: the SDK, the phone, probes.
  package let worker: URL
  /// The process of an exercise's checks.
  package let checks: URL
  /// What expands macros for the compiler.
  package let macros: URL
  /// The jail's entrance, and the attacks that try its walls.
  package let jail: URL
  /// The server of a canvas's page.
  package let page: URL
  /// The modules that learners' files and checks are compiled against.
  package let modules: URL

  /// Finds the programs that were built with another one.
  ///
  /// - Parameter program: Such as `.build/debug/rings`; links are followed.
  /// - Throws: `JudgeError.incompleteBuild` where one is missing.
  package init(besides program: URL) throws(JudgeError) {
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    worker = folder.appending(path: "rings-worker")
    checks = folder.appending(path: "rings-checks")
    macros = folder.appending(path: "rings-macros")
    jail = folder.appending(path: "rings-jail")
    page = folder.appending(path: "rings-page")
    modules = folder.appending(path: "Modules")
    for program in [worker, checks, macros, jail, page]
    where !FileManager.default.isExecutableFile(atPath: program.path) {
      throw .incompleteBuild(missing: program.path)
    }
  }
}

extension RingsPrograms {
  /// What the worker tells about itself; no learner's code is near.
  ///
  /// - Throws: `ProcessError`, or `JudgeError.incompleteBuild` where the worker is of another build.
  package func own(_ report: OwnReport) async throws -> [UInt8] {
    let run = try await ProcessCommand(executable: worker.path, arguments: report.arguments).run()
    guard run.end.isSuccess else { throw JudgeError.incompleteBuild(missing: worker.path) }
    return run.output
  }
}
