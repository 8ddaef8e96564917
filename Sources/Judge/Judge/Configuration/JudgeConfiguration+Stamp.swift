import Compiling
import Foundation
import Jailing

extension JudgeConfiguration {
  /// Strings that identify this build of Rings and this machine, as far as they influence verdicts.
  package var stamp: [String] {
    [
      toolchain.identity,
      BuildIdentity.of(
        [programs.worker, programs.checks, programs.macros, programs.jail] + moduleFiles,
        builtIn: programs.modules.deletingLastPathComponent()),
      BuildIdentity.judge,
      jail.level.rawValue, macros == nil ? "" : "macros",
    ]
  }

  /// The modules that submissions and checks are compiled against.
  ///
  /// A build in progress changes these files first.
  ///
  /// Their folder would be too coarse, because unrelated modules appear and disappear in it.
  private var moduleFiles: [URL] {
    [SoftwareDevelopmentKit.Audience.probes, .checks].flatMap {
      SoftwareDevelopmentKit.names(for: $0, standIns: [])
    }.map { programs.modules.appending(path: "\($0).swiftmodule") }
  }
}
