package import Foundation
import Processes
package import WorkerProtocol

/// The programs of one build of Rings, which share a folder.
package struct RingsPrograms: Sendable {
  /// The learner's process, with the SDK, the simulated phone and the probes.
  package let worker: URL
  package let checks: URL
  /// The program that expands macros for the compiler.
  package let macros: URL
  /// The sandbox launcher, which also contains the sandbox's self-tests.
  package let jail: URL
  /// The server of the canvas page.
  package let page: URL
  /// The modules that learners' files and checks are compiled against.
  package let modules: URL

  /// Finds the programs that were built together with `program`.
  ///
  /// - Parameter program: A path such as `.build/debug/rings`; symbolic links are followed.
  /// - Throws: `JudgeError.incompleteBuild` if a program is missing.
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
  /// Runs the worker without learner code and returns its report about itself.
  ///
  /// - Throws: `ProcessError`, or `JudgeError.incompleteBuild` if the worker is from another build.
  package func own(_ report: SelfReport) async throws -> [UInt8] {
    let run = try await ProcessCommand(executable: worker.path, arguments: report.arguments).run()
    guard run.end.isSuccess else { throw JudgeError.incompleteBuild(missing: worker.path) }
    return run.output
  }
}
