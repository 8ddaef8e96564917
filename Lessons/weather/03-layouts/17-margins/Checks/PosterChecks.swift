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

  func testTheBandReachesTheEdges() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let picture = try picture(family)
      let hall = try picture.text("Hall 2")
      guard let band = hall.backdrop else { continue }
      if let behindArtist = try picture.text("Min Trio").backdrop,
        behindArtist.isClose(to: band, tolerance: 0.05)
      {
        fail(
          "The colour of the band is behind the artist as well: it is the band's alone.",
          expected: "a band along the bottom", actual: "one colour everywhere", at: hall)
      }
      let filling = picture.elements.filter {
        $0.children.isEmpty && $0.text == nil && reachesTheEdges($0, of: picture, around: hall)
      }
      if filling.isEmpty {
        fail(
          "The band does not reach the edges of the \(family.rawValue) widget: the system keeps its "
            + "margins around everything, until the configuration takes them away.",
          expected: "from edge to edge, and down to the bottom", actual: "a margin around the band",
          at: hall)
      }
    }
  }

  func testTheWordsKeepTheirDistance() throws {
    for family in [Family.systemSmall, .systemMedium] {
      for (entry, concert) in [(0, ["Min Trio", "Hall 2"]), (2, ["Blue Orchards", "Dock 9"])] {
        let picture = try picture(family, entry: entry)
        for part in concert {
          let text = try picture.text(part)
          let left = text.frame.minX
          let right = picture.size.width - text.frame.maxX
          let top = text.frame.minY
          if min(left, right, top) < 10.5 {
            fail(
              "\(text.name) touches the edge: without the system's margins, its distance is up to you.",
              expected: "11 points or more to the edge",
              actual: String(format: "%.0f", min(left, right, top)), at: text)
          }
        }
      }
    }
  }

  func testEveryConcertFits() throws {
    for device in devices {
      for family in [Family.systemSmall, .systemMedium] {
        for (entry, concert) in [(1, ["Blue Lake", "Old Mill"]), (2, ["Blue Orchards", "Dock 9"])] {
          let picture = try picture(family, device: device, entry: entry)
          for part in concert { assertVisible(try picture.text(part)) }
          assertFits(picture)
        }
      }
    }
  }

  /// True for a fill that goes from the leading to the trailing edge and down to the bottom, behind
  /// the hall.
  private func reachesTheEdges(
    _ element: PictureElement, of picture: RenderedPicture, around hall: PictureElement
  ) -> Bool {
    let frame = element.frame
    return frame.minX < 1 && frame.maxX > picture.size.width - 1
      && frame.maxY > picture.size.height - 1 && frame.minY < hall.frame.minY + 1
      && frame.height < picture.size.height * 0.8
  }
}
