import Curriculum
import Foundation
import TestSupport
import Testing

/// Each row of the course's coverage table refers to a check that requires it.
@Suite(.serialized) struct CoverageTests {
  /// The number of facts from the guides that the course is based on, without incorrect facts.
  private static let promised = 100

  @Test func everyCoverageClaimHasACheck() throws {
    let pack = try PackLibrary.read(Repository.weather)
    let table = try #require(try CoverageTable(of: pack))
    #expect(table.rows.count >= Self.promised)
    for row in table.rows where table.missing.contains(row.exercise) {
      let state =
        pack.exercise(row.exercise) == nil ? "is not there yet" : "is there: name its check"
      print("\(row.exercise) \(state): \(row.concept)")
    }
    let unused = table.missing.filter { id in !table.rows.contains { $0.exercise == id } }
    #expect(unused == [], "nothing waits for these")
  }
}
