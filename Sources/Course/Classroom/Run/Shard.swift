/// One of `count` equal parts of the submissions of a class of learners, for several machines.
///
/// `index` starts at 1.
package struct Shard: Equatable, Sendable {
  package var index: Int
  package var count: Int

  package static let whole = Shard(index: 1, count: 1)

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Parses a shard such as `2/8`.
  ///
  /// - Throws: `GradingError.badShard`.
  package init(parsing text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(index)
    else { throw GradingError.badShard(text) }
    self.init(index: index, count: count)
  }

  /// Returns every `count`th element, so that each part is as mixed as the whole.
  package func share<Element>(of elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
