import LessonChecks
import XCTest

final class ImageModeChecks: ExerciseTestCase {
  private func picture(_ name: String, _ mode: Mode = .accented) throws -> RenderedPicture {
    try view("coastImage", name).render(.systemSmall, mode: mode)
  }

  private func image(_ name: String, _ mode: Mode = .accented) throws -> PictureElement {
    try XCTUnwrap(
      picture(name, mode).images.first, "Draw an image from the catalog in each of the four views")
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
        "Keep the album cover's own colors when the widget is tinted.",
        expected: "the original image", actual: "a group's color", at: tinted)
    }
  }

  func testTheWebcamHasTheColourOfText() throws {
    let image = try image("WebcamPicture")
    guard expectDetails(of: image) else { return }
    let samples = image.samples()
    if samples.contains(where: { $0.red > $0.blue + 0.15 }) {
      return fail(
        "The webcam picture keeps its own colors when tinted. Only covers should keep theirs.",
        expected: "shades of the text color", actual: "its own colors", at: image)
    }
    if colourfulness(samples) > 0.25 {
      fail(
        "When tinted, give the webcam picture the color of the text beside it.",
        expected: "the default group's color", actual: "the tint", at: image)
    }
  }

  func testTheFavouriteHasTheTint() throws {
    let image = try image("FavouritePicture")
    guard expectDetails(of: image) else { return }
    let samples = image.samples()
    let isOwn = samples.contains { $0.red > $0.blue + 0.15 }
    if isOwn || colourfulness(samples) < 0.3 {
      fail(
        "When tinted, give the favorite picture the tint color.",
        expected: "shades of the tint", actual: isOwn ? "its own colors" : "shades of gray",
        at: image)
    }
  }

  private func expectDetails(of image: PictureElement) -> Bool {
    guard depth(image.samples()) < 0.12 else { return true }
    fail(
      "When tinted, \(image.name) is one flat rectangle. Choose a mode that keeps its details.",
      expected: "bright and dark areas", actual: "one color", at: image)
    return false
  }

  func testTheBadgeIsAnOutline() throws {
    let image = try image("CoastBadge")
    let samples = image.samples(16)
    // Along the center line from top to bottom: above, on and below the stripe.
    let places = [2, 5, 8, 10, 13].map { samples[$0 * 16 + 8] }
    if depth(places) > 0.08 {
      return fail(
        "The badge's stripe is visible when tinted. Show only its outline, in one color.",
        expected: "one color", actual: "several shades", at: image)
    }
    let corner = samples[0]
    if places[0].isClose(to: corner, tolerance: 0.1) {
      return fail(
        "The badge is gone when tinted.", expected: "an outline in the tint color",
        actual: "nothing", at: image)
    }
    if colourfulness(places) < 0.3 {
      fail(
        "The badge has the text color when tinted. Give it the tint color.",
        expected: "the accent group's color", actual: "the default group's color", at: image)
    }
  }

  func testEarlierPhonesShowThem() throws {
    let asked = try gallery(appTarget: "17.0", ios: "17.0")
    let widget = try XCTUnwrap(asked.widget("CoastWidget"), "Offer the widget on iOS 17 too")
    let earlier = try widget.render()
    let images = earlier.images.filter { sides[$0.imageName ?? ""] != nil }
    if images.count < 4 {
      fail(
        "On iOS 17, some images are missing. Without an `else`, iOS 17 draws nothing.",
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
          "On iOS \(ios), \(image.name) doesn't have its original size. An image follows its frame "
            + "only if it's resizable.",
          expected: "\(Int(side)) points wide",
          actual: String(format: "%.0f pt", image.frame.width), at: image)
        return
      }
    }
  }

  /// The drawn width of each image in the catalog, in points.
  private let sides = ["Lighthouse": 72.0, "CoastBadge": 44.0]
}
