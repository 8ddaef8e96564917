import LessonChecks
import XCTest

final class LauncherChecks: ExerciseTestCase {
  private let title = "The Lighthouse"

  func testTheBookIsThere() throws {
    for scheme in Scheme.allCases {
      try assertShowsBook(title, page: 87, in: widget("ReadingWidget").render(scheme: scheme))
    }
  }

  func testItNeitherNamesNorInvites() throws {
    let picture = try widget("ReadingWidget").render()
    for word in ["Leaf", "Open"] {
      if let text = try? picture.text(containing: word), text.isVisible {
        return fail(
          "Leave out \(text.name). The app's icon and a tap already do that job.",
          expected: "what changes", actual: text.name, at: text)
      }
    }
  }

  func testATapOpensTheBook() throws {
    let picture = try widget("ReadingWidget").render()
    if let control = picture.controls.first(where: { $0.type == "Button" }) {
      return fail(
        "There's a button. Remove it: a tap anywhere on the widget already opens the app.",
        expected: "no button", actual: "one button", at: control)
    }
    assertOpens("leaf://book/lighthouse", picture)
  }

  func testAnotherBook() throws {
    let title = inputs.element(of: ["River Song", "Snow", "The Bees"])
    let page = inputs.integer(in: 12...299)
    let link = "leaf://book/\(inputs.integer(in: 100...999))"
    let picture = try view("reading", title, page, link).render(.systemSmall)
    try assertShowsBook(title, page: page, in: picture)
    assertOpens(link, picture)
  }

  private func assertShowsBook(_ title: String, page: Int, in picture: RenderedPicture) throws {
    assertShows(picture, title)
    if !picture.shows(number: page) {
      fail(
        "Show the page: it's what has changed since yesterday.", expected: "\(page)",
        actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
    // A button is a mistake of its own, whatever its color.
    for text in picture.textElements where !picture.controls.contains(where: text.isInside) {
      assertContrast(text, atLeast: 3)
    }
    assertFits(picture)
    assertReadableSize(picture)
  }

  private func assertOpens(_ link: String, _ picture: RenderedPicture) {
    if let link = picture.controls.first(where: { $0.type == "Link" }) {
      return fail(
        "A Link has no effect in the small widget. Give the whole view its URL with widgetURL(_:).",
        expected: "no Link, one widgetURL", actual: "one Link", at: link)
    }
    guard let opened = picture.elements.compactMap(\.widgetURL).first else {
      return fail(
        "A tap opens the app on its front page. Use widgetURL(_:) to open the book.",
        expected: link, actual: "no widgetURL", showing: [picture])
    }
    if opened.absoluteString != link {
      fail(
        "A tap opens something other than this book.", expected: link,
        actual: opened.absoluteString, showing: [picture])
    }
  }
}
