import Curriculum
import Foundation
import Judge
import SwiftSource

/// A hostile submission, with its expected result.
///
/// Each submission is a file in `Submissions/<kind>/`. It begins with a sentence that describes the attack,
/// followed by lines of the form `// key: value`:
/// - `exercise`: The exercise of the tiny pack, by default `greeting-model`. For this exercise, the file is
///   compiled with `Skeleton.swift` and declares `attack()`. For any other exercise, and with `alone: yes`,
///   the file is the whole submission.
/// - `verdict`: The verdict's status, by default `failed`.
/// - `checks`: The statuses of the checks in order, `a|b` if both are correct. The default is the statuses of
///   the skeleton with an attack that does nothing.
/// - `says`: Text that a message must contain.
/// - `score`: The maximum points, which honest code without the attack gets. The default is the skeleton's
///   points.
/// - `request`, `compile`: The time limits in seconds for a response and for the compiler.
/// - `wall: inner`: Enables the source and symbol policies, and compiles the file with `PlainSkeleton.swift`.
///   By default only the sandbox is active.
/// - `rule`, `line`: The violated policy rule, and its line in the file.
///
/// In the file, `«30×[»` is thirty times `[`, and `«U+1B»` is the character with that code.
struct HostileSubmission: Sendable {
  let name: String
  let purpose: String
  let isAlone: Bool
  private let values: [String: String]
  private let text: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Submissions")

  /// Returns all submissions, or those whose name contains the word in `RINGS_ATTACK`.
  static func all() throws -> [HostileSubmission] {
    let wanted = ProcessInfo.processInfo.environment["RINGS_ATTACK"] ?? ""
    let files = FileManager.default
    return try files.contentsOfDirectory(atPath: folder.path).sorted().flatMap { kind in
      let place = folder.appending(path: kind)
      guard (try? place.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false else {
        return [HostileSubmission]()
      }
      return try files.contentsOfDirectory(atPath: place.path).sorted()
        .filter { $0.hasSuffix(".swift") }
        .map { try HostileSubmission(file: place.appending(path: $0), kind: kind) }
    }
    .filter { wanted.isEmpty || $0.name.contains(wanted) }
  }

  init(file: URL, kind: String) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let header = text.split(separator: "\n").prefix { $0.hasPrefix("// ") }
      .map { String($0.dropFirst(3)) }
    name = "\(kind)/\(file.deletingPathExtension().lastPathComponent)"
    purpose = header.first ?? ""
    let pairs = header.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (
        String(parts[0]), parts.dropFirst().first?.trimmingCharacters(in: .whitespaces) ?? ""
      )
    }
    values = Dictionary(pairs, uniquingKeysWith: { _, last in last })
    isAlone = values["exercise"] != nil || values["alone"] == "yes"
    self.text = text.replacing(/«(\d+)×([^»]*)»/) { match in
      String(repeating: String(match.2), count: Int(match.1) ?? 1)
    }
    .replacing(/«U\+([0-9A-F]+)»/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
  }

  var exercise: String { values["exercise"] ?? "greeting-model" }
  var keepsPolicy: Bool { values["wall"] == "inner" }
  var words: String? { values["says"] }
  var rule: String? { values["rule"] }
  var line: Int? { values["line"].flatMap(Int.init) }

  var verdict: Verdict.Status { Verdict.Status(rawValue: values["verdict"] ?? "failed") ?? .passed }

  /// The points of honest code without the attack.
  var score: Double {
    if let score = values["score"].flatMap(Double.init) { return score }
    return isAlone ? 0 : Self.skeletonScore
  }

  /// The allowed statuses of each check, or `nil` if no check runs.
  var checks: [Set<CheckResult.Status>]? {
    guard verdict == .failed else { return nil }
    let words =
      values["checks"] ?? (isAlone ? nil : "passed failed skipped passed passed")
    return words.map { words in
      words.split(separator: " ").map { alternatives in
        Set(
          alternatives.split(separator: "|").compactMap {
            CheckResult.Status(rawValue: String($0))
          })
      }
    }
  }

  private static let skeletonScore = 3.0

  var sources: [String: String] {
    get throws {
      guard !isAlone else { return ["Attack.swift": text] }
      let skeleton = Self.folder.appending(
        path: keepsPolicy ? "PlainSkeleton.swift" : "Skeleton.swift")
      return [
        "Attack.swift": text, "Greeting.swift": try String(contentsOf: skeleton, encoding: .utf8),
      ]
    }
  }

  /// The exercise with this attack's settings.
  var declaration: Exercise {
    get throws {
      var declaration = try TinyPack.exercise(exercise)
      if !keepsPolicy { declaration.allows = Set(PolicyRule.allCases) }
      return declaration
    }
  }

  func configure(_ configuration: inout JudgeConfiguration) {
    let seconds = values["request"].flatMap(Double.init) ?? 3
    configuration.limits = WorkerLimits(
      request: .seconds(seconds), check: .seconds(12), exercise: .seconds(30))
    configuration.keepsVerdicts = false
    if let seconds = values["compile"].flatMap(Int.init) {
      configuration.compileLimits.processorSeconds = seconds
      configuration.compileLimits.wallTime = .seconds(10 * seconds)
    }
  }
}
