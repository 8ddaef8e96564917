import Foundation
import Stage
import Testing

@Suite("The system's reload budget")
struct ReloadBudgetTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

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
}
