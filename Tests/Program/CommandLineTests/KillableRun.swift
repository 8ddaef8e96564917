import Foundation
import TestSupport

/// A run of `rings` with a process that is killed.
final class KillableRun {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String

    var verdictStatus: String? {
      let verdict =
        try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      return verdict?["status"] as? String
    }

    var lines: [Int] {
      let verdict =
        try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      let checks = verdict?["checks"] as? [[String: Any]] ?? []
      return checks.compactMap { $0["line"] as? Int }
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

  /// Kills a victim after a number of sightings, unless the run ends first.
  func kill(_ victim: KilledProcessTests.Victim, afterSeeing times: Int) {
    var seen = 0
    while process.isRunning {
      // Other tests also run `rings`, so search only this run's descendants.
      let number = process.processIdentifier
      let entry = ProcessTree.descendants(of: number).first {
        victim.matches($0, parent: number)
      }
      guard let found = victim == .parent ? number : entry?.number else { continue }
      seen += 1
      guard seen >= times else { continue }
      Foundation.kill(found, SIGKILL)
      return
    }
  }

  /// Kills the run itself after it prints a line, with an optional delay.
  func kill(afterErrorLine words: String, milliseconds: Int = 0) {
    while process.isRunning {
      guard (try? String(contentsOf: errors, encoding: .utf8))?.contains(words) ?? false else {
        usleep(1000)
        continue
      }
      usleep(UInt32(1000 * milliseconds))
      // The process ID of an ended process may belong to another process.
      if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
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
