import Canaries
import Entrance
import Foundation

/// Brings other programs into the jail where there is no sandbox, and attacks the jail from inside for
/// `rings doctor`.
///
/// It is a program of its own because it stands before every compile: it links little and starts at once.
@main
enum RingsJail {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case JailEntrance.launcherRole: JailEntrance.launch(Array(arguments.dropFirst()))
    case CanaryAttempts.role:
      JailEntrance.enter()
      exit(CanaryAttempts.run(Array(arguments.dropFirst())))
    default:
      FileHandle.standardError.write(
        Data("Nobody types this command: Rings starts it by itself. See `rings --help`.\n".utf8))
      exit(2)
    }
  }
}
