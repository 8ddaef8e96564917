import SelfTests
import Launcher
import Foundation

/// Restricts other programs on machines without a sandbox, and runs the self-tests of `rings doctor`.
///
/// It's a separate program that links little and starts fast, because it runs before every compile.
@main
enum RingsJail {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case JailLauncher.launcherRole: JailLauncher.launch(Array(arguments.dropFirst()))
    case SelfTestAttempts.role:
      JailLauncher.enter()
      exit(SelfTestAttempts.run(Array(arguments.dropFirst())))
    default:
      FileHandle.standardError.write(
        Data("This program is internal: Rings starts it when needed. See `rings --help`.\n".utf8))
      exit(2)
    }
  }
}
