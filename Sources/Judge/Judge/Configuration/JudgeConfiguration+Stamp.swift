import Compiling
import Foundation
import Jailing

extension JudgeConfiguration {
  /// What tells this build of Rings on this machine from others that could answer differently.
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

  /// What submissions and checks are compiled against: the first things that a build under way changes.
  ///
  /// Not their folder, in which other modules come and go.
  private var moduleFiles: [URL] {
    [SoftwareDevelopmentKit.Audience.probes, .checks].flatMap {
      SoftwareDevelopmentKit.names(for: $0, standIns: [])
    }.map { programs.modules.appending(path: "\($0).swiftmodule") }
  }
}
