/// Processes elements concurrently, and returns the results in the order of the elements.
///
/// After an error or the caller's cancellation, running work is canceled and no more work starts.
///
/// - Parameters:
///   - limit: The maximum number of concurrent operations. Values below 1 count as 1.
///   - finished: Receives each element's index and result, in the order of completion.
/// - Throws: The first error of `work` or `finished`, or `CancellationError`.
@discardableResult
package func concurrently<Piece: Sendable, Result: Sendable>(
  _ pieces: some Sequence<Piece>, atMost limit: Int,
  isolation: isolated (any Actor)? = #isolation,
  _ work: @escaping @Sendable (Piece) async throws -> Result,
  finished: (_ place: Int, _ result: Result) throws -> Void = { _, _ in }
) async throws -> [Result] {
  var results: [Int: Result] = [:]
  try await eachConcurrently(pieces, atMost: limit, work) { place, result in
    results[place] = result
    try finished(place, result)
  }
  return results.sorted { $0.key < $1.key }.map(\.value)
}

/// Processes elements concurrently without storing results, so memory doesn't grow with their number.
package func eachConcurrently<Piece: Sendable, Result: Sendable>(
  _ pieces: some Sequence<Piece>, atMost limit: Int,
  isolation: isolated (any Actor)? = #isolation,
  _ work: @escaping @Sendable (Piece) async throws -> Result,
  finished: (_ place: Int, _ result: Result) throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    var waiting = pieces.enumerated().makeIterator()
    var running = 0
    while true {
      try Task.checkCancellation()
      if running < max(1, limit), let (place, piece) = waiting.next() {
        group.addTask { (place, try await work(piece)) }
        running += 1
      } else if let (place, result) = try await group.next() {
        running -= 1
        try finished(place, result)
      } else {
        break
      }
    }
  }
}
