import Foundation
import Judge
import TestSupport

/// The possible remains of untrusted code on a machine: processes, files, mounts and ports.
enum Remains {
  /// Returns the current remains, each described in words.
  static func now() throws -> Set<String> {
    ProcessTree.adoptOrphans()
    return try Set(processes() + scratch() + mounts() + groups())
  }

  /// Returns the new remains since `before`, after waiting for remains that are about to disappear.
  ///
  /// A killed process may outlive the verdict by some milliseconds, and its control group may outlive the
  /// process.
  static func left(since before: Set<String>) async throws -> Set<String> {
    for _ in 0..<250 {
      let left = try now().subtracting(before)
      if left.isEmpty { return left }
      try await Task.sleep(for: .milliseconds(20))
    }
    return try now().subtracting(before)
  }

  private static func processes() -> [String] {
    ProcessTree.descendants().map { "process \($0.number) (\($0.name)) of \($0.parent)" }
  }

  private static let cache = JudgeConfiguration.runningProgram.deletingLastPathComponent()
    .appending(path: "judge-tests-cache")

  /// Returns files of runs and workers in the cache.
  private static func scratch() -> [String] {
    ["runs", "judge"].flatMap { folder in
      let place = cache.appending(path: folder).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      return names.filter { $0.hasPrefix("\(getpid())-") }.map { "file \(folder)/\($0)" }
    }
  }

  /// Returns control groups that are named after this process.
  private static func groups() -> [String] {
    let places = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
    return places.split(separator: "\n").flatMap { line -> [String] in
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3 else { return [] }
      let folder = "/sys/fs/cgroup/\(fields[1])\(fields[2])"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasPrefix("rings-\(getpid())-") }.map { "group \(folder)/\($0)" }
    }
  }

  /// Returns mounts in the places where a sandbox mounts; other mounts on the machine don't count.
  private static func mounts() throws -> [String] {
    let places = ["newroot", "oldroot", cache.path]
    return try String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)
      .split(separator: "\n")
      .filter { line in places.contains { line.contains($0) } }.map { "mount \($0)" }
  }
}
