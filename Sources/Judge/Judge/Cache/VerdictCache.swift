import Compiling
import Curriculum
import Drawing
import Foundation
import Hashing
import Sentences
import Storage

/// A cache of verdicts, keyed by everything that they depend on.
struct VerdictCache: Sendable {
  let configuration: JudgeConfiguration

  /// The format version of cached verdicts.
  ///
  /// Increment it when verdicts on the same files may change.
  private static let format = "7"

  /// A verdict with the drawings of its checks' pictures, which verdicts in other files don't have.
  private struct Entry: Codable {
    var verdict: VerdictRecord
    var drawings: [[Drawn]]?

    struct Drawn: Codable {
      var drawing: DisplayList?
      var scale: CellScale
    }
  }

  func verdict(for key: String) -> VerdictRecord? {
    guard configuration.keepsVerdicts,
      let entry = configuration.cache.read(Entry.self, at: Self.path(key))
    else { return nil }
    configuration.cache.noteUse(of: Self.path(key))
    var verdict = entry.verdict
    verdict.evidence.isFromCache = true
    for (check, drawings) in zip(verdict.checks.indices, entry.drawings ?? []) {
      for (render, drawn) in zip(verdict.checks[check].renders.indices, drawings) {
        verdict.checks[check].renders[render].drawing = drawn.drawing
        verdict.checks[check].renders[render].scale = drawn.scale
      }
    }
    return verdict
  }

  /// Stores a verdict unless the same files might get another verdict next time, for example because the
  /// machine was busy.
  ///
  /// Callers must not pass doubtful verdicts.
  func keep(_ verdict: VerdictRecord, for key: String) {
    let isCertain = verdict.checks.allSatisfy { check in
      check.status != .timedOut && check.status != .infrastructureFailure
    }
    guard configuration.keepsVerdicts, isCertain, verdict.status != .infrastructureFailure,
      verdict.status != .invalidSubmission
    else { return }
    var entry = Entry(verdict: verdict)
    // Only learners look at pictures, and a class would need much space.
    if configuration.classSecret == nil {
      entry.drawings = verdict.checks.map { check in
        check.renders.map { Entry.Drawn(drawing: $0.drawing, scale: $0.scale) }
      }
    }
    // An unwritable cache only costs time.
    try? configuration.cache.write(entry, at: Self.path(key))
    // Scanning a large folder is slow. Do it for one key in sixteen.
    if key.hasSuffix("0") {
      configuration.cache.makeRoom(in: Self.place, capacity: Self.capacity)
    }
  }

  /// Returns the cache key of a verdict: a digest of everything that it depends on.
  ///
  /// - Parameter catalogs: A digest of the available asset catalogs.
  func key(
    exercise: Exercise, files: [URL], used: [URL], solution: [URL], catalogs: String
  ) throws -> String {
    var digest = ContentDigest()
    for text in [Self.format, exercise.identifier, Circumstances.current.stamp]
      + configuration.stamp
    {
      digest.combine(text)
    }
    for declaration in exercise.checks {
      digest.combine(declaration.identifier)
      for language in Language.allCases {
        digest.combine(declaration.title.text(in: language.rawValue))
        digest.combine(declaration.learnerTitle?.text(in: language.rawValue) ?? "")
        digest.combine(declaration.says?.text(in: language.rawValue) ?? "")
      }
      digest.combine("\(declaration.points) \(declaration.visibility) \(declaration.dependsOn)")
      if declaration.isJudgedElsewhere { digest.combine("judged elsewhere") }
    }
    digest.combine(exercise.deploymentTargets.map(\.description).joined(separator: ","))
    digest.combine(exercise.forbids.joined(separator: ","))
    if let service = exercise.service { digest.combine(service.contents) }
    digest.combine(exercise.appGroups.joined(separator: ","))
    if exercise.timeZone != .fixed { digest.combine(exercise.timeZone.identifier) }
    digest.combine(exercise.allows.map(\.rawValue).sorted().joined(separator: ","))
    for file in files {
      digest.combine(file.lastPathComponent)
      digest.combine(try SourceCopies.bytes(of: file))
    }
    for file in used + exercise.checkFiles + exercise.probeFiles + solution {
      digest.combine(file.lastPathComponent)
      digest.combine([UInt8](try Data(contentsOf: file)))
    }
    digest.combine(catalogs)
    if configuration.endsWithFirstFailure { digest.combine("first failure") }
    if configuration.namesAssertions { digest.combine("assertions") }
    if let secret = configuration.classSecret {
      digest.combine("class")
      digest.combine(secret)
    }
    return digest.hexadecimal
  }

  private static let place = "verdicts"

  /// The maximum number of verdicts.
  ///
  /// The least recently used are removed first.
  private static let capacity = 4096

  private static func path(_ key: String) -> String { "\(place)/\(key).json" }
}
