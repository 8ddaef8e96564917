import LessonChecks
import XCTest

final class HourLinkChecks: ExerciseTestCase {
  private func link(to hour: Int) -> String { "rings://hour/\(hour)" }

  private func link(to hour: Int, in picture: RenderedPicture) -> PictureElement? {
    picture.controls.first {
      if case .link(let url) = $0.tapAction { url.absoluteString == link(to: hour) } else { false }
    }
  }

  func testEveryHourHasItsLink() throws {
    let first = inputs.integer(in: 0...23)
    let hours = (0..<5).map { (first + $0) % 24 }
    let temperatures = inputs.integers(5, in: 10...38)
    let picture = try view("hours", hours, temperatures).render(.systemMedium)
    for (hour, temperature) in zip(hours, temperatures) {
      guard let link = link(to: hour, in: picture) else {
        return failWithoutLink(to: hour, in: picture)
      }
      assertVisible(link)
      if !link.descendants.contains(where: { ($0.text ?? "").contains("\(temperature)°") }) {
        return fail(
          "\(temperature)° is outside the link of its hour, so a tap on the number misses. Put the "
            + "whole column into the link.",
          expected: "\(temperature)° inside the link to \(hour)", actual: spoken(link), at: link)
      }
      // In any format of the hour: 15:00, 15 or 3 PM.
      let numbers = link.descendants.flatMap(\.numbers)
      if !numbers.contains(where: { $0 == hour || ($0 % 12 == hour % 12 && $0 <= 12) }) {
        return fail(
          "The link to \(hour):00 doesn't contain the hour, so a tap on the time misses. Put the "
            + "whole column into the link.",
          expected: "\(hour):00 inside the link", actual: spoken(link), at: link)
      }
    }
  }

  private func failWithoutLink(to hour: Int, in picture: RenderedPicture) {
    let urls = picture.elements.compactMap(\.widgetURL)
    if urls.count > 1 {
      fail(
        "Each hour has a widgetURL, but a widgetURL applies to the whole widget: a tap on any hour "
          + "opens the same hour. Give each hour a Link.",
        expected: "Link(destination: hour.link)", actual: "\(urls.count) widgetURLs",
        showing: [picture])
    } else if let control = picture.controls.first(where: { $0.tapAction == .closure }) {
      fail(
        "The hour is a button with a closure, which a widget never runs. Use a Link to open the "
          + "app.",
        expected: "Link(destination: hour.link)", actual: "a closure", at: control)
    } else {
      let links = picture.controls.compactMap { control in
        if case .link(let url) = control.tapAction { url.absoluteString } else { nil as String? }
      }
      fail(
        "No link leads to the hour \(hour).", expected: link(to: hour),
        actual: links.isEmpty ? "no links" : links.joined(separator: ", "), showing: [picture]
      )
    }
  }

  private func spoken(_ link: PictureElement) -> String {
    link.descendants.compactMap(\.text).joined(separator: ", ")
  }

  func testAFingerCanHitThem() throws {
    let asked = CheckClock.now.addingTimeInterval(Double(inputs.integer(in: 0...23)) * 3600)
    for device in ["393x852", "320x568"] {
      let picture = try widget("HoursWidget").render(.systemMedium, device: device, asked: asked)
      let links = picture.controls.filter {
        if case .link(let url) = $0.tapAction { url.pathComponents.count == 2 } else { false }
      }
      guard links.count == 5 else {
        return fail(
          "Give each of the five hours in the medium widget a link.", expected: "5 links",
          actual: "\(links.count) links", showing: [picture])
      }
      for link in links {
        assertTapTarget(link)
        if !link.isInsidePicture {
          fail(
            "A link extends past the edge of the widget.", expected: "inside the widget",
            actual: spoken(link), at: link)
        }
      }
      for (place, link) in links.enumerated() {
        for other in links[(place + 1)...]
        where link.frame.insetBy(dx: 1, dy: 1).intersects(other.frame.insetBy(dx: 1, dy: 1)) {
          return fail(
            "Two links overlap, so a tap between them may open either hour.",
            expected: "side by side", actual: "\(spoken(link)); \(spoken(other))", at: link)
        }
      }
    }
  }

  func testATapBesideThemOpensTheDay() throws {
    let picture = try widget("HoursWidget").render(.systemMedium)
    let urls = Set(picture.elements.compactMap { $0.widgetURL?.absoluteString })
    if urls.isEmpty {
      fail(
        "A tap outside the hours opens the app where you left it. Set the widget's own link to the "
          + "day.",
        expected: "rings://hour", actual: "no widgetURL", showing: [picture])
    } else if urls != ["rings://hour"] {
      fail(
        "A tap outside the hours should open the day.", expected: "rings://hour",
        actual: urls.sorted().joined(separator: ", "), showing: [picture])
    }
  }

  func testLinksFollowTheClock() throws {
    for offset in inputs.integers(3, in: 0...23) {
      let asked = CheckClock.now.addingTimeInterval(Double(offset) * 3600)
      let picture = try widget("HoursWidget").render(.systemMedium, asked: asked)
      // The checks' clock shows 09:41 UTC.
      for hour in (1...5).map({ (9 + offset + $0) % 24 }) where link(to: hour, in: picture) == nil {
        return failWithoutLink(to: hour, in: picture)
      }
    }
  }
}
