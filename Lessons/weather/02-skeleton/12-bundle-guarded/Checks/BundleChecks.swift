import LessonChecks
import XCTest

final class BundleChecks: ExerciseTestCase {
  private let two = ["WaterWidget", "ListWidget"]
  private let three = ["WaterWidget", "LockWidget", "ListWidget"]

  func testIOS15OffersTwo() throws {
    try assertOffers(two, on: "15.0")
  }

  func testIOS16OffersThree() throws {
    try assertOffers(three, on: "16.0")
  }

  func testNewerSystemsOfferThree() throws {
    try assertOffers(three, on: "17.0")
  }

  private func assertOffers(_ wanted: [String], on ios: String) throws {
    let types = try gallery(appTarget: "15.0", ios: ios).types
    if types == wanted { return }
    let expected = wanted.joined(separator: ", ")
    if types.sorted() == wanted.sorted() {
      fail(
        "On iOS \(ios), the gallery has the right widgets in another order. Change the order in "
          + "the bundle.", expected: expected, actual: types.joined(separator: ", "))
    } else {
      fail(
        "On iOS \(ios), the gallery offers the wrong widgets.", expected: expected,
        actual: types.isEmpty ? "nothing" : types.joined(separator: ", "))
    }
  }
}
