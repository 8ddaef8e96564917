import Compiling
import Jailing

extension JudgeConfiguration {
  /// What tells this build of Rings on this machine from others that could answer differently.
  package var stamp: [String] {
    [
      toolchain.identity,
      // A module takes its place in the folder when it is whole: a build under way changes the folder.
      BuildIdentity.of(
        [programs.worker, programs.checks, programs.macros, programs.jail, programs.modules],
        builtIn: programs.modules.deletingLastPathComponent()),
      BuildIdentity.judge,
      jail.level.rawValue, macros == nil ? "" : "macros",
    ]
  }
}
