import LessonChecks
import XCTest

final class DeepLinkChecks: ExerciseTestCase {
  /// The widget's cities and their IDs, in timeline order.
  private let cities = [("Jeju", "jeju"), ("Busan", "busan"), ("Seoul", "seoul & incheon")]

  private func picture(_ entry: Int) throws -> RenderedPicture {
    try widget("CityWidget").render(.systemSmall, entry: entry)
  }

  /// Returns the URLs for taps outside of controls.
  private func links(in picture: RenderedPicture) -> [URL] {
    picture.elements.compactMap(\.widgetURL)
  }

  func testATapOpensTheCity() throws {
    for entry in inputs.shuffled([0, 1, 2]) {
      let picture = try picture(entry)
      let (name, id) = cities[entry]
      assertShows(picture, name)
      guard let link = links(in: picture).first else {
        let isLink = picture.controls.contains {
          if case .link = $0.tapAction { true } else { false }
        }
        return fail(
          isLink
            ? "A Link in the small widget does nothing on older systems. Set one widgetURL for the "
              + "whole widget."
            : "A tap opens the app where you left it. Set a widgetURL for \(name).",
          expected: ".widgetURL(city.link)", actual: isLink ? "a Link" : "no widgetURL",
          showing: [picture])
      }
      guard let found = self.id(in: link.absoluteString) else {
        return fail(
          "The link for \(name) has no query item `id`, so the app can't tell which city to open.",
          expected: "rings://city?id=…", actual: link.absoluteString, showing: [picture])
      }
      guard link.scheme == "rings", link.host() == "city", ["", "/"].contains(link.path()) else {
        return fail(
          "A tap on \(name) opens something else. The app opens a city at rings://city.",
          expected: "rings://city?id=…", actual: link.absoluteString, showing: [picture])
      }
      if entry < 2, found != id {
        return fail(
          "A tap on \(name) opens another city. Use the `id` of the city on the screen.",
          expected: "id \(id)", actual: "id \(found)", showing: [picture])
      }
    }
  }

  func testThereIsOneLink() throws {
    let picture = try picture(inputs.integer(in: 0...2))
    let links = links(in: picture)
    if Set(links).count > 1 {
      fail(
        "The widget has several widgetURLs, and you can't know which of them the system uses. Keep "
          + "one for the whole widget.",
        expected: "one widgetURL", actual: links.map(\.absoluteString).joined(separator: ", "),
        showing: [picture])
    }
  }

  func testEveryCityArrives() throws {
    try requireArrival(of: "seoul & incheon", named: "Seoul")
    let word = inputs.element(of: ["namwon", "yeosu", "andong", "mokpo"])
    let number = inputs.integer(in: 1...99)
    for id in inputs.shuffled(["\(word) bay", "\(word)&r=\(number)", "\(word) 시"]) {
      try requireArrival(of: id, named: "Somewhere")
    }
  }

  func testAnyCharacterArrives() throws {
    let number = inputs.integer(in: 2...99)
    let ids = [
      "A#\(number)", "a=\(number)", "\(number)%", "%4\(number)", "isles/\(number)?",
      "제주;\(number)",
    ]
    for id in inputs.shuffled(ids) {
      try requireArrival(of: id, named: "Somewhere")
    }
  }

  private func requireArrival(of id: String, named name: String) throws {
    guard let link = try call("link", id, name, as: String?.self) else {
      return fail(
        "The city with the id “\(id)” has no link. Build it with a type that knows the rules of "
          + "URLs.",
        expected: "a link", actual: "nil")
    }
    let found = self.id(in: link)
    if found != id {
      fail(
        "The app reads a different id from the link for “\(id)”. Escape characters with a special "
          + "meaning, such as & as %26, exactly once.",
        expected: id, actual: found ?? link)
    }
  }

  /// Returns the ID that the app reads from a link, as in the lesson.
  private func id(in link: String) -> String? {
    URLComponents(string: link)?.queryItems?.first { $0.name == "id" }?.value
  }
}
