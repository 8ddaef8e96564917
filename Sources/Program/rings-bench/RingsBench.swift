import Benchmarking
import Foundation
import Jailing

/// Measures how fast Rings is on this machine.
@main
enum RingsBench {
  static func main() async {
    let status = await BenchmarkRun.status(of: Array(CommandLine.arguments.dropFirst()))
    JailedProcess.settle()
    exit(status)
  }
}
