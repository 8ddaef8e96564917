import Launcher
import Foundation
import LessonProbes
import WorkerProtocol

/// The learner's process, which runs their code and responds to the judge's requests.
///
/// This program contains no code from the judge, the checks, the classroom or the command line.
@main
enum RingsWorker {
  @MainActor
  static func main() async {
    JailLauncher.enter()
    if let report = SelfReport(CommandLine.arguments) { exit(report.print()) }
    exit(await runWorker())
  }
}
