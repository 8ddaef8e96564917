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
        "The outlined badge is filled when tinted. Draw only the line, and nothing inside it.",
        expected: "the plain background behind the text", actual: "a fill behind the text", at: text)
    }
    let around = picture.elements.filter {
      $0 != text && $0.children.isEmpty && $0.text == nil && surrounds($0, text)
        && ($0.contrast ?? 1) > 1.5
    }
    if around.isEmpty {
      fail(
        "The outlined badge has no outline when tinted. Draw a line around the text.",
        expected: "a line around the text", actual: "the text alone", at: text)
    }
  }

  func testTheFaintFillLetsTheTextThrough() throws {
    let picture = try picture("faint")
    let text = try readable("NEW", in: picture)
    if fill(behind: text, in: picture) < 1.15 {
      fail(
        "The faint badge has no visible fill when tinted. Give it about a fifth of full opacity.",
        expected: "a fill with an opacity of about a fifth", actual: "the plain background",
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
            "In full color, the cut-out badge is hard to read. Its letters are holes, so the fill has to "
              + "differ from what's behind them. Without compositingGroup(), they also cut through the "
              + "widget's background.")
        } else {
          assertContrast(
            text, atLeast: 3, "In full color, the \(kind) badge is hard to read.")
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
        "In \(picture.mode.rawValue) mode, \(text.name) blends into its badge. Both get the same color, "
          + "so give them different opacities.",
        expected: "readable text", actual: "text in the color of its badge", at: text)
    }
    return text
  }

  private func requireCutOut(_ string: String) throws {
    let picture = try picture("cut out", string)
    let text = try readable(string, in: picture)
    if fill(behind: text, in: picture) < 4 {
      fail(
        "Keep the cut-out badge solid when tinted. Only its letters are holes.",
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
