import Foundation
import WorkerProtocol

/// Input values that differ between submissions but are stable for each submission.
///
///
/// ```swift
/// let place = inputs.element(of: ["Jeju", "Busan", "Sokcho"])
/// let temperature = inputs.integer(in: -9...38)
/// for sky in inputs.shuffled(skies) { … }
/// ```
///
/// They prevent submissions that hard-code the expected results. Each check has its own sequence of values,
/// regardless of the checks before it. Draw only values that the lesson's instructions allow, so that a
/// correct submission passes with each of them.
public final class CheckInputs: @unchecked Sendable {
  private let lock = NSLock()
  private var generator: SplitMix

  /// Creates the values for a seed and a check's name.
  package init(seed: UInt64, check: String) {
    // FNV-1a, so that two checks with the same seed get different values.
    let name = check.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    generator = SplitMix(seed: seed ^ name)
  }

  /// Returns a random number from the range.
  public func integer(in range: ClosedRange<Int>) -> Int {
    lock.withLock { Int.random(in: range, using: &generator) }
  }

  /// Returns `count` different numbers from the range in random order, or all its numbers if the range is
  /// smaller.
  public func integers(_ count: Int, in range: ClosedRange<Int>) -> [Int] {
    Array(shuffled(Array(range)).prefix(count))
  }

  /// Returns a random element.
  ///
  /// The array must not be empty.
  public func element<Element>(of elements: [Element]) -> Element {
    elements[integer(in: 0...elements.count - 1)]
  }

  /// Returns `count` different elements in random order.
  public func elements<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    Array(shuffled(elements).prefix(count))
  }

  /// Returns the elements in random order.
  public func shuffled<Element>(_ elements: [Element]) -> [Element] {
    lock.withLock { elements.shuffled(using: &generator) }
  }
}
