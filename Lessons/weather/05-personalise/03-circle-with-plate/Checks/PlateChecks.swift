import LessonChecks
import XCTest

final class PlateChecks: ExerciseTestCase {
  private func picture(_ chance: Int) throws -> RenderedPicture {
    try view("rain", chance).render(.accessoryCircular)
  }

  func testThereIsAPlate() throws {
    let picture = try widget("RainWidget").render(.accessoryCircular)
    let plates = picture.all("AccessoryWidgetBackground")
    guard let plate = plates.first(where: { $0.opacity > 0.05 }) else {
      return fail(
        "The circle has no system plate. Your own fill looks like a solid disc on some wallpapers, "
          + "and disappears on others.",
        expected: "AccessoryWidgetBackground()", actual: "none", showing: [picture])
    }
    let (width, height) = (picture.root.frame.width, picture.root.frame.height)
    if plate.frame.width < width - 2 || plate.frame.height < height - 2 {
      fail(
        "The plate is smaller than the circle. Put the plate behind a view that fills the circle.",
        expected: size(width, height), actual: size(plate.frame.width, plate.frame.height),
        at: plate)
    }
  }

  private func size(_ width: Double, _ height: Double) -> String {
    String(format: "%.0f × %.0f", width, height)
  }

  func testItCanBeRead() throws {
    let chance = inputs.integer(in: 11...88)
    let picture = try picture(chance)
    let text = try picture.text(containing: "\(chance)")
    if let contrast = text.contrast, contrast < 2 {
      fail(
        "\(text.name) looks the same as the fill behind it. The Lock Screen keeps only brightness.",
        expected: "2 : 1", actual: String(format: "%.1f : 1", contrast), at: text)
    }
    assertReadableSize(picture, atLeast: 11)
  }

  func testEverythingIsInsideTheCircle() throws {
    try requireInside(try picture(inputs.integer(in: 11...88)), 72)
  }

  func testEveryChanceFits() throws {
    for device in ["393x852", "375x667"] {
      for (entry, chance) in inputs.shuffled([(0, 70), (1, 5), (2, 100)]) {
        let picture = try widget("RainWidget").render(
          .accessoryCircular, device: device, entry: entry)
        assertShows(picture, "\(chance)")
        for text in picture.visibleTexts { assertNotTruncated(text) }
        try requireInside(picture, device == "393x852" ? 72 : 68)
      }
    }
  }

  /// Fails if a corner of a text or symbol is outside of the circle.
  private func requireInside(_ picture: RenderedPicture, _ diameter: Double) throws {
    let radius = diameter / 2
    let seen = picture.textElements + picture.symbols.filter { ($0.text ?? "").isEmpty }
    for element in seen where element.opacity > 0.05 {
      let frame = element.frame
      let corners = [
        (frame.minX, frame.minY), (frame.maxX, frame.minY), (frame.minX, frame.maxY),
        (frame.maxX, frame.maxY),
      ]
      let distance = corners.map { hypot($0.0 - radius, $0.1 - radius) }.max() ?? 0
      if distance > radius + 1 {
        let (limit, reach) = (String(format: "%.0f", radius), String(format: "%.0f", distance))
        return fail(
          "\(element.name) reaches over the edge of the circle, where the system cuts it off.",
          expected: "within \(limit) points of the middle", actual: "\(reach) points", at: element)
      }
    }
  }
}
