import Entrance
import Foundation
import LessonProbes
import Stage

/// The learner's process, which runs their code and responds to the judge's requests.
///
/// This program contains nothing of the judge, the checks, the classroom or the command line.
@main
enum RingsWorker {
  @MainActor
  static func main() async {
    JailEntrance.enter()
    if let report = OwnReport(CommandLine.arguments) { exit(report.print()) }
    exit(await runWorker())
  }
}
