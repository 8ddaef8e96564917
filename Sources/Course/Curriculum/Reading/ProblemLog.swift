import Foundation
import Storage

/// Collects all mistakes found while reading a pack, so that the author sees them at once.
///
/// Optionally records the state of every path that was read.
final class ProblemLog {
  private(set) var problems: [PackProblem] = []
  /// The observed paths in order; empty unless `isWitness` is true.
  private(set) var witnesses: [FileWitness] = []
  private(set) var ringFolders: [PackIndex.RingFolder] = []
  let isWitness: Bool

  /// - Parameter isWitness: Whether to record observed paths.
  init(isWitness: Bool = false) { self.isWitness = isWitness }

  func note(_ problem: PackProblem) {
    problems.append(problem)
  }

  func note(_ ring: PackIndex.RingFolder) {
    ringFolders.append(ring)
  }

  /// Records the kind of item at a path, or its absence.
  func look(at place: URL) {
    _ = look(at: place) { [] }
  }

  /// Records the file at a path, and reads it.
  func look<Failure: Error>(
    at file: URL, reading bytes: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    guard isWitness else { return try bytes() }
    let sight = FileSight(at: file.path)
    let bytes = try bytes()
    witnesses.append(FileWitness(of: file.path, seen: sight, bytes: bytes))
    return bytes
  }
}
