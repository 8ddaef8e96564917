import LessonChecks
import XCTest

final class MissingChecks: ExerciseTestCase {
  private func targets() throws -> (app: String, widgetExtension: String) {
    let targets = try call("targets", as: [String].self)
    return (targets.first ?? "", targets.last ?? "")
  }

  func testEveryPhoneWithTheAppHasTheExtension() throws {
    let targets = try targets()
    for ios in ["15.0", "15.8", "16.0", "16.4", "17.0"] {
      let phone = try installation(
        appTarget: targets.app, extensionTarget: targets.widgetExtension, ios: ios)
      if !phone.installs {
        return fail(
          "The app itself no longer installs on iOS \(ios), so people with such a phone lose it.",
          expected: "the app on iOS 15.0 and later", actual: "iOS \(targets.app) and later")
      }
      if !phone.hasExtension {
        return fail(
          "On iOS \(ios), the app installs but its extension is left out, so there's no widget.",
          expected: "an extension for iOS 15.0 and later",
          actual: "iOS \(targets.widgetExtension) and later")
      }
    }
  }

  func testTheGalleryOffersTheWidget() throws {
    let targets = try targets()
    for ios in ["15.0", "16.0"] {
      let offered = try gallery(
        appTarget: targets.app, extensionTarget: targets.widgetExtension, ios: ios)
      assertOffered("BatteryWidget", [.systemSmall], in: offered)
    }
  }

  func testEachSystemDrawsWhatItCan() throws {
    var pictures: [String: RenderedPicture] = [:]
    for ios in ["15.0", "16.0"] {
      // Another check reports a missing extension; here, both targets are correct.
      let offered = try gallery(appTarget: "15.0", extensionTarget: "15.0", ios: ios)
      guard let picture = try offered.widget("BatteryWidget")?.render(), picture.shows(number: 63)
      else {
        return fail("On iOS \(ios), the charge isn't readable.", expected: "63%", actual: "missing")
      }
      if ios != "15.0", picture.all("Gauge").isEmpty {
        return fail(
          "On iOS \(ios), there's no gauge anymore, although that system has one.",
          expected: "Gauge on iOS 16.0 and later", actual: "no gauge", showing: [picture])
      }
      assertFits(picture)
      pictures[ios] = picture
    }
    guard let old = pictures["15.0"], let new = pictures["16.0"], !hasSomethingElse(old, new) else {
      return
    }
    fail(
      "On iOS 15.0, there's only the number. Draw something in the gauge's place.",
      expected: "something else in the gauge's place", actual: "only the number", showing: [old])
  }

  /// Returns whether the view draws more than the number, or draws it larger than next to the gauge.
  private func hasSomethingElse(_ old: RenderedPicture, _ new: RenderedPicture) -> Bool {
    let drawn = old.root.descendants.filter { $0.children.isEmpty && $0.isVisible }
    if drawn.contains(where: { $0.numbers != [63] }) { return true }
    func size(_ picture: RenderedPicture) -> Double {
      picture.visibleTexts.filter { $0.numbers == [63] }.map(\.fontSize).max() ?? 0
    }
    return size(old) > size(new)
  }

  func testAnotherCharge() throws {
    let charge = inputs.integer(in: 12...58)
    let picture = try view("battery", Double(charge) / 100).render(.systemSmall)
    if !picture.shows(number: charge) {
      fail(
        "Another charge isn't readable.", expected: "\(charge)%",
        actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
  }
}
