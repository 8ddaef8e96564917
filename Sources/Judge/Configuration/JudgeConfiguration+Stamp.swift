import Compiling
import Jailing
import Storage

extension JudgeConfiguration {
  /// What tells this build of Rings on this machine from others that could answer differently.
  package var stamp: [String] {
    [
      toolchain.stamp,
      FileStamp(path: programs.worker.path)?.text ?? "",
      FileStamp(path: programs.checks.path)?.text ?? "",
      // A module takes its place in the folder when it is whole: a build under way changes it.
      FileStamp(path: programs.modules.path)?.text ?? "",
      jail.level.rawValue, macros == nil ? "" : "macros",
    ]
  }
}
