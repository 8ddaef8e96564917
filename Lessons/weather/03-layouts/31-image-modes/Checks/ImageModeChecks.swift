import LessonChecks
import XCTest

final class ImageModeChecks: ExerciseTestCase {
  private func picture(_ name: String, _ mode: Mode = .accented) throws -> RenderedPicture {
    try view("coastImage", name).render(.systemSmall, mode: mode)
  }

  private func image(_ name: String, _ mode: Mode = .accented) throws -> PictureElement {
    try XCTUnwrap(
      picture(name, mode).images.first, "Each of the four views draws an image of the catalog")
  }

  /// Returns the colors of an image without its edges, because its corners may be rounded.
  private func middle(of image: PictureElement) -> [PictureColor] {
    let samples = image.samples()
    guard samples.count == 144 else { return samples }
    return (2..<10).flatMap { row in samples[row * 12 + 2..<row * 12 + 10] }
  }

  /// Returns the difference between the brightest and the darkest position, from 0 to 1.
  private func depth(_ samples: [PictureColor]) -> Double {
    let shades = samples.map { ($0.red + $0.green + $0.blue) / 3 }
    return (shades.max() ?? 0) - (shades.min() ?? 0)
  }

  /// Returns the chroma of the most colorful position, from 0 to 1.
  private func colourfulness(_ samples: [PictureColor]) -> Double {
    samples.map { max($0.red, $0.green, $0.blue) - min($0.red, $0.green, $0.blue) }.max() ?? 0
  }

  func testTheCoverKeepsItsColours() throws {
    let tinted = try image("AlbumCover")
    let shown = middle(of: try image("AlbumCover", .fullColor))
    let differs = zip(middle(of: tinted), shown).contains { !$0.isClose(to: $1, tolerance: 0.06) }
    if differs {
      fail(
        "Tinted, the album cover does not have the colours that it has otherwise.",
        expected: "the image as it is", actual: "colours of a group", at: tinted)
    }
  }

  func testTheWebcamHasTheColourOfText() throws {
    let image = try image("WebcamPicture")
    guard expectDetails(of: image) else { return }
    let samples = image.samples()
    if samples.contains(where: { $0.red > $0.blue + 0.15 }) {
      return fail(
        "Tinted, the picture of the webcam keeps colours of its own: only covers and their like should.",
        expected: "shades of the text's colour", actual: "its own colours", at: image)
    }
    if colourfulness(samples) > 0.25 {
      fail(
        "Tinted, the picture of the webcam should have the colour of the text beside it.",
        expected: "the default group's colour", actual: "the tint", at: image)
    }
  }

  func testTheFavouriteHasTheTint() throws {
    let image = try image("FavouritePicture")
    guard expectDetails(of: image) else { return }
    let samples = image.samples()
    let isOwn = samples.contains { $0.red > $0.blue + 0.15 }
    if isOwn || colourfulness(samples) < 0.3 {
      fail(
        "Tinted, the favourite's picture should have the colour of the tint.",
        expected: "shades of the tint", actual: isOwn ? "its own colours" : "shades of grey",
        at: image)
    }
  }

  private func expectDetails(of image: PictureElement) -> Bool {
    guard depth(image.samples()) < 0.12 else { return true }
    fail(
      "Tinted, \(image.name) is one flat rectangle: of an opaque image nothing but its outline is left.",
      expected: "bright and dark places", actual: "one colour", at: image)
    return false
  }

  func testTheBadgeIsAnOutline() throws {
    let image = try image("CoastBadge")
    let samples = image.samples(16)
    // Along the center line from top to bottom: above, on and below the stripe.
    let places = [2, 5, 8, 10, 13].map { samples[$0 * 16 + 8] }
    if depth(places) > 0.08 {
      return fail(
        "The stripe of the badge is to be seen when tinted: it should be an outline of one colour.",
        expected: "one colour", actual: "several shades", at: image)
    }
    let corner = samples[0]
    if places[0].isClose(to: corner, tolerance: 0.1) {
      return fail(
        "Tinted, the badge is gone.", expected: "an outline in the colour of the tint",
        actual: "nothing", at: image)
    }
    if colourfulness(places) < 0.3 {
      fail(
        "Tinted, the badge has the colour of the text: it should have that of the tint.",
        expected: "the accent group's colour", actual: "the default group's", at: image)
    }
  }

  func testEarlierPhonesShowThem() throws {
    let asked = try gallery(appTarget: "17.0", ios: "17.0")
    let widget = try XCTUnwrap(asked.widget("CoastWidget"), "The widget is offered on iOS 17")
    let earlier = try widget.render()
    let images = earlier.images.filter { sides[$0.imageName ?? ""] != nil }
    if images.count < 4 {
      fail(
        "On iOS 17 a part of the coast is not drawn: a branch without `else` draws nothing there.",
        expected: "four images", actual: "\(images.count) images", showing: [earlier])
    }
    for (ios, picture) in [
      ("17", earlier), ("18", try self.widget("CoastWidget").render(.systemMedium)),
    ] {
      for image in picture.images {
        guard let side = sides[image.imageName ?? ""], abs(image.frame.width - side) > 1 else {
          continue
        }
        fail(
          "On iOS \(ios) \(image.name) has another size than before: an image that is not resizable takes no "
            + "frame's.",
          expected: "\(Int(side)) points wide",
          actual: String(format: "%.0f pt", image.frame.width), at: image)
        return
      }
    }
  }

  /// The drawn width of each image in the catalog, in points.
  private let sides = ["Lighthouse": 72.0, "CoastBadge": 44.0]
}
