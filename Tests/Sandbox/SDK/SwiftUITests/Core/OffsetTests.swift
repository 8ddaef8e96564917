import Foundation
import SwiftUI
import Testing

/// Rows are moved and removed by offset.
@Suite struct OffsetTests {
  @Test(arguments: [
    (IndexSet([0]), 3, [2, 3, 1, 4]), (IndexSet([3]), 0, [4, 1, 2, 3]),
    (IndexSet([0, 2]), 4, [2, 4, 1, 3]), (IndexSet([1]), 1, [1, 2, 3, 4]),
    (IndexSet(), 2, [1, 2, 3, 4]),
  ])
  func elementsMoveBeforeTheDestination(
    source: IndexSet, destination: Int, expected: [Int]
  ) {
    var numbers = [1, 2, 3, 4]
    numbers.move(fromOffsets: source, toOffset: destination)
    #expect(numbers == expected)
  }

  @Test func elementsAreRemoved() {
    var numbers = [1, 2, 3, 4]
    numbers.remove(atOffsets: IndexSet([0, 2]))
    #expect(numbers == [2, 4])
  }
}
