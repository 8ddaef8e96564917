import Foundation

/// How often a part was tried and left somebody unjudged: a failure that comes again is not tried for ever.
package struct PartAttempts: Sendable {
  /// After so many attempts a person has to look.
  package static let most = 3

  private let file: URL

  package init(_ part: PlanPart, of plan: KeptPlan) {
    file = plan.folder.appending(path: "attempts/\(part.index)-of-\(part.count)")
  }

  /// Notes an attempt that failed.
  ///
  /// - Returns: How many there were, this one among them.
  package func note() -> Int {
    let former = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Where it cannot be noted, the scheduler's own limit has to do.
    try? Data("\(former + 1)".utf8).write(to: file, options: .atomic)
    return former + 1
  }

  /// Forgets them: everybody is judged, or a person has been asked.
  package func clear() { try? FileManager.default.removeItem(at: file) }
}
