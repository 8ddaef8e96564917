import Foundation
import TestSupport

/// One run of `rings` in which somebody dies.
final class KillableRun {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String

    /// The status of the verdict that was printed; nil where none was.
    var verdictStatus: String? {
      let verdict =
        try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      return verdict?["status"] as? String
    }
  }

  private let process = Process()
  private let output: URL
  private let errors: URL

  init(_ words: [String], environment: [String: String], folder: URL) throws {
    output = folder.appending(path: "output-\(UUID().uuidString)")
    errors = folder.appending(path: "errors-\(UUID().uuidString)")
    for file in [output, errors] { try Data().write(to: file) }
    process.executableURL = RingsProcess.executable
    process.arguments = words
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
  }

  /// Kills a victim that has been seen so many times, if the run does not end before.
  func kill(_ victim: KilledProcessTests.Victim, afterSeeing times: Int) {
    var seen = 0
    while process.isRunning {
      let entries = ProcessTree.descendants()
      guard
        let entry = entries.first(where: {
          victim.matches($0, parent: process.processIdentifier)
        })
      else { continue }
      seen += 1
      guard seen >= times else { continue }
      Foundation.kill(entry.number, SIGKILL)
      return
    }
  }

  /// Kills the run itself as soon as it has said something.
  func kill(afterErrorLine words: String) {
    while process.isRunning {
      guard (try? String(contentsOf: errors, encoding: .utf8))?.contains(words) ?? false else {
        usleep(1000)
        continue
      }
      Foundation.kill(process.processIdentifier, SIGKILL)
      return
    }
  }

  func wait() -> Outcome {
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: (try? String(contentsOf: output, encoding: .utf8)) ?? "",
      errors: (try? String(contentsOf: errors, encoding: .utf8)) ?? "")
  }
}
