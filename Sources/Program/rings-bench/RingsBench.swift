import Benchmarking
import Foundation
import Processes

/// Measures how fast Rings is on this machine.
@main
enum RingsBench {
  static func main() async {
    let status = await BenchmarkRun.status(of: Array(CommandLine.arguments.dropFirst()))
    RunningProcess.reapOrphans()
    exit(status)
  }
}
