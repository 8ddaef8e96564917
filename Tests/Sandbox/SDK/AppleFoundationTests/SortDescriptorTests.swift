import AppleFoundation
import Testing

@Suite struct SortDescriptorTests {
  private final class Errand: NSObject {
    let due: Date?

    init(due: Date?) {
      self.due = due
    }
  }

  @Test func nilSortsFirst() {
    let dates: [Date?] = [Date(timeIntervalSince1970: 9), nil, Date(timeIntervalSince1970: 3)]
    let errands = dates.map { Errand(due: $0) }
    let ascending = NSSortDescriptor(keyPath: \Errand.due, ascending: true)
    let sorted = errands.sorted { ascending.compare($0, to: $1) == .orderedAscending }
    #expect(sorted.map(\.due) == [nil, dates[2], dates[0]])
    let descending = NSSortDescriptor(keyPath: \Errand.due, ascending: false)
    #expect(descending.compare(errands[0], to: errands[2]) == .orderedAscending)
  }
}
