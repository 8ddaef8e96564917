import Entrance
import Foundation
import LessonProbes
import Stage

/// The learner's process: it holds their code and answers the judge's questions about it.
///
/// Nothing of the judge, of checks, of the class room and of the command line is in this program.
@main
enum RingsWorker {
  @MainActor
  static func main() async {
    JailEntrance.enter()
    if let report = OwnReport(CommandLine.arguments) { exit(report.print()) }
    exit(await runWorker())
  }
}
