import AppleFoundation
import Foundation
import Testing

private final class Person: NSObject {
  let name: String
  let age: Int
  let nickname: String?
  let born: Date

  init(_ name: String, age: Int, nickname: String? = nil) {
    self.name = name
    self.age = age
    self.nickname = nickname
    born = Date(timeIntervalSinceReferenceDate: Double(age))
  }
}

@Suite struct PredicateFormatTests {
  private let minji = Person("Minji", age: 21, nickname: "MJ")

  @Test(arguments: [
    "name == 'Minji'", "name != \"Mina\"", "age > 20 AND age <= 21", "age < 3 OR name LIKE 'Min*'",
    "NOT age == 3", "!(age IN {1, 2, 3})", "name BEGINSWITH[c] 'min'", "name ENDSWITH 'ji'",
    "name CONTAINS[cd] 'INJ'", "age BETWEEN {20, 22}", "nickname != nil", "name MATCHES 'M.*i'",
    "TRUEPREDICATE", "name.length == nil", "age == 21.0",
  ])
  func whatHoldsIsTrue(format: String) {
    #expect(NSPredicate(format: format).evaluate(with: minji))
  }

  @Test(arguments: [
    "name == 'minji'", "age > 21", "nickname == nil", "name IN {'A', 'B'}", "FALSEPREDICATE",
    "missing == 3", "age == 'Minji'",
  ])
  func unmetConditionsAreFalse(format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: minji))
  }

  @Test func argumentsAreSubstituted() {
    #expect(
      NSPredicate(format: "%K == %@ AND age == %d", "name", "Minji", 21).evaluate(with: minji))
    #expect(
      NSPredicate(format: "born >= %@", argumentArray: [Date(timeIntervalSinceReferenceDate: 21)])
        .evaluate(with: minji))
    #expect(
      NSPredicate(format: "SELF IN %@", argumentArray: [["a", "b"]]).evaluate(with: "b"))
  }

  @Test func listsSupportAnyAndAll() {
    let family: [String: Any] = ["ages": [3, 30]]
    #expect(NSPredicate(format: "ANY ages > 20").evaluate(with: family))
    #expect(!NSPredicate(format: "ALL ages > 20").evaluate(with: family))
    #expect(NSPredicate(format: "ages.@count == 2").evaluate(with: family))
  }

  @Test func objectsAreSortedByNamedValues() {
    let people = [minji, Person("Ara", age: 30), Person("Bora", age: 8)]
    let byAge = NSSortDescriptor(key: "age", ascending: false)
    #expect(
      people.sorted { byAge.compare($0, to: $1) == .orderedAscending }.map(\.age) == [30, 21, 8])
  }
}
