import LessonChecks
import XCTest

final class BadgeChecks: ExerciseTestCase {
  private let kinds = ["outlined", "faint", "cut out"]

  private func picture(
    _ kind: String, _ text: String = "NEW", _ mode: Mode = .accented, _ scheme: Scheme = .light
  ) throws -> RenderedPicture {
    try view("badge", kind, text).render(.systemSmall, mode: mode, scheme: scheme)
  }

  func testTheOutlineIsEmpty() throws {
    let picture = try picture("outlined")
    let text = try readable("NEW", in: picture)
    if fill(behind: text, in: picture) > 1.1 {
      fail(
        "The outlined badge is filled when tinted: draw the line, and nothing inside of it.",
        expected: "the plain background behind the text", actual: "some fill behind it", at: text)
    }
    let around = picture.elements.filter {
      $0 != text && $0.children.isEmpty && $0.text == nil && surrounds($0, text)
        && ($0.contrast ?? 1) > 1.5
    }
    if around.isEmpty {
      fail(
        "There is no line around the outlined badge when tinted: it is a text like any other.",
        expected: "a line around the text", actual: "the text alone", at: text)
    }
  }

  func testTheFaintFillLetsTheTextThrough() throws {
    let picture = try picture("faint")
    let text = try readable("NEW", in: picture)
    if fill(behind: text, in: picture) < 1.15 {
      fail(
        "There is no fill to be seen behind the faint badge when tinted.",
        expected: "a fill of about a fifth of its strength", actual: "the plain background",
        at: text)
    }
  }

  func testTheLettersAreCutOut() throws {
    try requireCutOut("NEW")
  }

  func testFullColourCanBeRead() throws {
    for scheme in Scheme.allCases {
      for kind in kinds {
        let text = try picture(kind, "NEW", .fullColor, scheme).text("NEW")
        if kind == kinds.last {
          assertContrast(
            text, atLeast: 3,
            "In full colour the cut out badge is hard to read. Its letters are holes: the fill has to differ "
              + "from what is seen through them, and without compositingGroup() they go through the "
              + "widget's background as well.")
        } else {
          assertContrast(
            text, atLeast: 3, "In full colour the \(kind) badge is hard to read.")
        }
      }
    }
  }

  func testEveryWordIsRead() throws {
    for kind in kinds.dropLast() {
      _ = try readable("Sold out", in: picture(kind, "Sold out"))
      _ = try readable("Sold out", in: picture(kind, "Sold out", .vibrant), atLeast: 2)
    }
    try requireCutOut("Sold out")
    for kind in kinds {
      assertNotTruncated(try picture(kind, "Sold out").text(containing: "Sold out"))
    }
  }

  /// Returns the text, and fails if it has too little contrast with its background.
  private func readable(
    _ string: String, in picture: RenderedPicture, atLeast ratio: Double = 3
  ) throws -> PictureElement {
    let text = try picture.text(containing: string)
    if let contrast = text.contrast, contrast < ratio {
      fail(
        "In \(picture.mode.rawValue) mode \(text.name) melts into its badge: both have one colour, and "
          + "only the opacity is left to tell them apart.",
        expected: "a text that can be read", actual: "a text of its badge's colour", at: text)
    }
    return text
  }

  private func requireCutOut(_ string: String) throws {
    let picture = try picture("cut out", string)
    let text = try readable(string, in: picture)
    if fill(behind: text, in: picture) < 4 {
      fail(
        "The badge with the cut-out letters should stay solid when tinted: only the letters are holes.",
        expected: "a bright fill with dark letters in it", actual: "no solid fill", at: text)
    }
  }

  /// Returns the contrast of the text's background with the plain background, from 1.
  private func fill(behind text: PictureElement, in picture: RenderedPicture) -> Double {
    guard let plain = try? picture.text("plain").backdrop, let own = text.backdrop else {
      return 1
    }
    return own.contrast(with: plain)
  }

  private func surrounds(_ element: PictureElement, _ text: PictureElement) -> Bool {
    let (around, inner) = (element.frame, text.frame)
    return around.height < 80 && around.minX < inner.minX + 1 && around.maxX > inner.maxX - 1
      && around.minY < inner.minY + 1 && around.maxY > inner.maxY - 1
  }
}
