import LessonChecks
import XCTest

final class PosterChecks: ExerciseTestCase {
  private let devices = ["393x852", "430x932"]

  private func picture(
    _ family: Family = .systemSmall, device: String = "393x852", entry: Int = 0,
    mode: Mode = .fullColor
  ) throws -> RenderedPicture {
    try widget("PosterWidget").render(family, mode: mode, device: device, entry: entry)
  }

  private let concerts = [
    ["Min Trio", "Hall 2"], ["Blue Lake", "Old Mill"], ["Blue Orchards", "Dock 9"],
  ]

  func testTheBandReachesTheEdges() throws {
    for family in [Family.systemSmall, .systemMedium] {
      for (entry, concert) in concerts.enumerated() {
        try assertBand(try picture(family, entry: entry), of: concert)
      }
    }
  }

  private func assertBand(_ picture: RenderedPicture, of concert: [String]) throws {
    let (artist, hall) = (try picture.text(concert[0]), try picture.text(concert[1]))
    guard let band = hall.backdrop else { return }
    if let behindArtist = artist.backdrop, behindArtist.isClose(to: band, tolerance: 0.05) {
      return fail(
        "The band's color is behind the artist too. Use it only behind the hall.",
        expected: "a band along the bottom", actual: "one color everywhere", at: hall)
    }
    let filling = picture.elements.filter {
      $0.children.isEmpty && $0.text == nil && reachesTheEdges($0, of: picture, around: hall)
    }
    if filling.isEmpty {
      return fail(
        "The band doesn't reach the edges of the \(picture.family.rawValue) widget. The system adds "
          + "margins around the content unless the configuration disables them.",
        expected: "from edge to edge, and down to the bottom", actual: "a margin around the band",
        at: hall)
    }
    if filling.allSatisfy({ $0.color.map { !$0.isClose(to: band, tolerance: 0.05) } ?? false }) {
      fail(
        "The fill at the edges isn't the band behind the hall. Let the band itself reach the edges.",
        expected: "one band, from edge to edge", actual: "a band on another fill", at: hall)
    }
  }

  func testTheWordsKeepTheirDistance() throws {
    for family in [Family.systemSmall, .systemMedium] {
      for (entry, concert) in concerts.enumerated() {
        for device in devices {
          let picture = try picture(family, device: device, entry: entry)
          for part in concert { assertDistance(try picture.text(part), in: picture) }
        }
      }
    }
  }

  private func assertDistance(_ text: PictureElement, in picture: RenderedPicture) {
    let (left, top) = (text.frame.minX, text.frame.minY)
    let right = picture.size.width - text.frame.maxX
    if min(left, right, top) < 10.9 {
      let least = String(format: "%.1f", min(left, right, top))
      fail(
        "\(text.name) is too close to the edge. Without the system's margins, add the distance yourself.",
        expected: "at least 11 points from the edge",
        actual: "\(least) points", at: text)
    }
  }

  func testEveryConcertFits() throws {
    for device in devices {
      for family in [Family.systemSmall, .systemMedium] {
        for (entry, concert) in [
          (1, ["Blue Lake", "Old Mill"]), (2, ["Blue Orchards", "Dock 9"]),
        ] {
          let picture = try picture(family, device: device, entry: entry)
          for part in concert { assertVisible(try picture.text(part)) }
          assertFits(picture)
        }
      }
    }
    try assertLegibleByDayAndNight(try picture())
  }

  /// Returns whether a fill reaches the leading, trailing and bottom edges behind the hall.
  private func reachesTheEdges(
    _ element: PictureElement, of picture: RenderedPicture, around hall: PictureElement
  ) -> Bool {
    let frame = element.frame
    return frame.minX < 1 && frame.maxX > picture.size.width - 1
      && frame.maxY > picture.size.height - 1 && frame.minY < hall.frame.minY + 1
      && frame.height < picture.size.height * 0.8
  }
}
