import Foundation
import Storage

/// Collects every mistake of one reading, so that an author sees all of them at once, and what the reading
/// looked at where that is wanted.
final class ProblemLog {
  private(set) var problems: [PackProblem] = []
  /// What was looked at, in order; empty where nobody wants to know.
  private(set) var witnesses: [FileWitness] = []
  /// The folders of rings whose exercises were read.
  private(set) var ringFolders: [PackIndex.RingFolder] = []
  let isWitness: Bool

  /// - Parameter isWitness: Whether the reading tells what it looked at.
  init(isWitness: Bool = false) { self.isWitness = isWitness }

  func note(_ problem: PackProblem) {
    problems.append(problem)
  }

  func note(_ ring: PackIndex.RingFolder) {
    ringFolders.append(ring)
  }

  /// Notes what kind of thing stands at a place, or that nothing does.
  func look(at place: URL) {
    _ = look(at: place) { [] }
  }

  /// Notes what stands at a place whose bytes are read afterwards.
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
