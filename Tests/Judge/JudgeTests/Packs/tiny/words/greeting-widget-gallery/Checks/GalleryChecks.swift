import LessonChecks
import XCTest

final class GalleryChecks: ExerciseTestCase {
  func testThePhoneDecides() throws {
    let phone = try installation(appTarget: "15.0", extensionTarget: "16.2", ios: "16.0")
    XCTAssertTrue(phone.installs)
    XCTAssertFalse(phone.hasExtension)
    XCTAssertEqual(
      try gallery(appTarget: "15.0", extensionTarget: "16.2", ios: "16.0").types, [])
  }

  func testEachSystemHasItsWidgets() throws {
    let older = try gallery(appTarget: "15.0", ios: "15.0")
    XCTAssertEqual(older.types, ["GreetingWidget"], "The Lock Screen came with iOS 16")
    let newer = try gallery(appTarget: "15.0", ios: "16.0")
    XCTAssertEqual(newer.types, ["LockWidget", "GreetingWidget"], "In this order")
    assertOffered("LockWidget", [.accessoryInline], in: newer)
  }

  func testTheGalleryShowsThem() throws {
    let mine = try XCTUnwrap(gallery(ios: "15.0").widget("GreetingWidget")).render()
    let other = try XCTUnwrap(solution.gallery(ios: "15.0").widget("GreetingWidget")).render()
    assertShows(mine, "Hello, Mina")
    assertLooksLike(mine, other)
  }
}
