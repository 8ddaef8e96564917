import Foundation
import Simulator
import Testing
import WidgetKit

@Suite struct ReloadTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  private struct Entry: TimelineEntry {
    let date: Date
  }

  private func timeline(_ offsets: [TimeInterval], _ policy: TimelineReloadPolicy)
    -> ArchivedTimeline
  {
    ArchivedTimeline(
      entries: offsets.map { offset in
        ArchivedEntry(entry: Entry(date: start.addingTimeInterval(offset))) {
          preconditionFailure("no view is drawn here")
        }
      }, policy: policy)
  }

  @Test func reloadsKeepTheirDistance() {
    var budget = ReloadBudget()
    #expect(budget.grant(start) == start)
    #expect(budget.grant(start.addingTimeInterval(60)) == start.addingTimeInterval(300))
  }

  @Test func aSpentBudgetWaitsForTheDayToPass() {
    var budget = ReloadBudget(reloadsPerDay: 2, minimumInterval: 0)
    _ = budget.grant(start)
    _ = budget.grant(start.addingTimeInterval(100))
    #expect(budget.grant(start.addingTimeInterval(200)) == start.addingTimeInterval(86_400))
  }

  @Test func aQuarterHourPolicyIsThinnedByTheBudget() {
    let projection = TimelineProjection(
      of: timeline([0], .after(start.addingTimeInterval(900))), from: start, duration: 86_400)
    #expect(projection.reloads.count == 55)
    #expect(projection.reloads.first?.granted == start.addingTimeInterval(900))
  }

  @Test func entriesFollowOneAnother() {
    let projection = TimelineProjection(
      of: timeline([0, 3600, 7200], .never), from: start, duration: 86_400)
    #expect(projection.changes.map(\.entry) == [0, 1, 2])
    #expect(projection.reloads.isEmpty)
  }

  @Test func atEndAsksWhenTheLastEntryBegins() {
    let projection = TimelineProjection(
      of: timeline([0, 3600], .atEnd), from: start, duration: 8000)
    #expect(
      projection.reloads.map(\.wanted) == [
        start.addingTimeInterval(3600), start.addingTimeInterval(7200),
      ])
  }
}
