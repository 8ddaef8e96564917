import Foundation

/// The number of times that grading a part has failed.
///
/// It limits the retries.
package struct PartAttempts: Sendable {
  /// The number of attempts after which the teacher has to intervene.
  package static let most = 3

  private let file: URL

  package init(_ part: PlanPart, of plan: ClassPlanFolder) {
    file = plan.folder.appending(path: "attempts/\(part.index)-of-\(part.count)")
  }

  /// Records a failed attempt.
  ///
  /// - Returns: The number of failed attempts, including this one.
  package func note() -> Int {
    let former = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // If the write fails, the scheduler's own retry limit still applies.
    try? Data("\(former + 1)".utf8).write(to: file, options: .atomic)
    return former + 1
  }

  /// Resets the count, once all submissions are judged or the teacher has been notified.
  package func clear() { try? FileManager.default.removeItem(at: file) }
}
