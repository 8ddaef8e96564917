import Foundation
import Stage

/// Values to ask with: other ones for every submission, the same ones for the same submission.
///
/// ```swift
/// let place = inputs.element(of: ["Jeju", "Busan", "Sokcho"])
/// let temperature = inputs.integer(in: -9...38)
/// for sky in inputs.shuffled(skies) { … }
/// ```
///
/// An answer that knows a check's questions by heart is no answer. Every check draws numbers of its
/// own, however many the checks before it drew. Draw within what the lesson promises: whatever comes,
/// a right answer passes.
public final class CheckInputs: @unchecked Sendable {
  private let lock = NSLock()
  private var generator: SplitMix

  /// The values that this seed gives the check of this name.
  package init(seed: UInt64, check: String) {
    // FNV-1a, so that two checks with one seed go ways of their own.
    let name = check.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    generator = SplitMix(seed: seed ^ name)
  }

  /// A number from the range.
  public func integer(in range: ClosedRange<Int>) -> Int {
    lock.withLock { Int.random(in: range, using: &generator) }
  }

  /// So many different numbers from the range, in any order; all of a range that holds fewer.
  public func integers(_ count: Int, in range: ClosedRange<Int>) -> [Int] {
    Array(shuffled(Array(range)).prefix(count))
  }

  /// One of the elements, of which there must be at least one.
  public func element<Element>(of elements: [Element]) -> Element {
    elements[integer(in: 0...elements.count - 1)]
  }

  /// So many of the elements in any order, none taken twice.
  public func elements<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    Array(shuffled(elements).prefix(count))
  }

  /// The elements in any order.
  public func shuffled<Element>(_ elements: [Element]) -> [Element] {
    lock.withLock { elements.shuffled(using: &generator) }
  }
}
