import Curriculum
import Foundation
import Hashing
package import Judge
import Storage

/// A cache of mutants' outcomes, keyed by everything that they depend on: the exercise, the toolchain and the
/// build of Rings.
///
/// An interrupted run continues where it stopped. A changed solution invalidates only its own mutants.
package struct MutantCache: Sendable {
  private let cache: CacheDirectory
  private let context: String

  /// The format version of cached outcomes.
  ///
  /// Increment it when outcomes for the same files may change.
  private static let format = "2"

  package init(_ configuration: JudgeConfiguration) {
    cache = configuration.cache
    var digest = ContentDigest()
    for text in [
      Self.format
    ] + configuration.stamp {
      digest.combine(text)
    }
    context = digest.hexadecimal
  }

  /// Returns the part of the cache key that an exercise's mutants share.
  func key(of exercise: Exercise, in pack: Pack) -> String {
    var digest = ContentDigest()
    digest.combine(context)
    digest.combine(exercise.identifier)
    // Include only those parts of the manifest that can change an outcome. For example, a new line under
    // `equivalent:` doesn't change any outcome.
    for check in exercise.checks.sorted(by: { $0.identifier < $1.identifier }) {
      digest.combine("\(check.identifier) \(check.dependsOn)")
    }
    let rules =
      exercise.deploymentTargets.map(\.description) + exercise.forbids + exercise.appGroups
      + exercise.allows.map(\.rawValue).sorted() + exercise.uses
    for rule in rules { digest.combine(rule) }
    if let service = exercise.service { digest.combine(service.contents) }
    if exercise.timeZone != .fixed { digest.combine(exercise.timeZone.identifier) }
    let used = exercise.uses.compactMap { pack.exercise($0) }
    let folders = ([exercise] + used).compactMap { pack.solutionFolder(of: $0) }
    let files =
      exercise.checkFiles + exercise.probeFiles + exercise.startFiles
      + folders.flatMap { folder in
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0) }
      }
    for file in files {
      digest.combine(file.lastPathComponent)
      digest.combine([UInt8]((try? Data(contentsOf: file)) ?? Data()))
    }
    return digest.hexadecimal
  }

  func outcome(of mutant: Mutant, key: String) -> MutantOutcome? {
    cache.read(MutantOutcome.self, at: Self.path(of: mutant, key))
  }

  /// Stores a final outcome.
  func keep(_ outcome: MutantOutcome, of mutant: Mutant, key: String) {
    if case .unknown = outcome { return }
    // An unwritable cache only costs time.
    try? cache.write(outcome, at: Self.path(of: mutant, key))
  }

  private static func path(of mutant: Mutant, _ key: String) -> String {
    var digest = ContentDigest()
    digest.combine(key)
    digest.combine(mutant.file)
    digest.combine("\(mutant.range.lowerBound) \(mutant.range.upperBound) \(mutant.replacement)")
    return "mutants/\(digest.hexadecimal.prefix(32)).json"
  }
}
