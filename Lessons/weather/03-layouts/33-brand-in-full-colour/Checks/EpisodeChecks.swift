import LessonChecks
import XCTest

final class EpisodeChecks: ExerciseTestCase {
  private func picture(
    _ mode: Mode = .accented, ios: String = "18.0", scheme: Scheme = .light, entry: Int = 0
  ) throws -> RenderedPicture {
    try widget("EpisodeWidget")
      .render(.systemSmall, mode: mode, scheme: scheme, ios: ios, entry: entry)
  }

  private func cover(in picture: RenderedPicture) throws -> PictureElement {
    guard let cover = picture.images.first(where: { $0.imageName == "Cover" }), cover.isVisible
    else {
      fail(
        "There is no cover any more when the widget is tinted: the system takes backgrounds away.",
        expected: "the image Cover", actual: "no such image", showing: [picture])
      throw CoverIsGone()
    }
    return cover
  }

  private struct CoverIsGone: Error {}

  /// Returns the colors of an image without its edges, because its corners may be rounded.
  private func middle(of image: PictureElement) -> [PictureColor] {
    let samples = image.samples()
    guard samples.count == 144 else { return samples }
    return (2..<10).flatMap { row in samples[row * 12 + 2..<row * 12 + 10] }
  }

  func testTheCoverKeepsItsColours() throws {
    let shown = middle(of: try cover(in: try picture(.fullColor)))
    for ios in ["18.0", "26.0"] {
      guard let tinted = try? cover(in: try picture(ios: ios)) else { return }
      if zip(middle(of: tinted), shown).contains(where: { !$0.isClose(to: $1, tolerance: 0.06) }) {
        fail(
          "Tinted, the cover does not have the colours that it has otherwise: without them it is another "
            + "one.",
          expected: "the cover as it is", actual: "colours of a group", at: tinted)
        return
      }
    }
  }

  func testTheCoverLeavesRoom() throws {
    for mode in [Mode.fullColor, .accented] {
      let picture = try picture(mode)
      guard let cover = try? cover(in: picture) else { return }
      let share =
        cover.frame.width * cover.frame.height / (picture.size.width * picture.size.height)
      if share > 0.4 {
        fail(
          "The cover takes \(Int((share * 100).rounded())) % of the widget: where it keeps its colours, "
            + "whoever chose a tint no longer sees it.",
          expected: "40 % or less", actual: "\(Int((share * 100).rounded())) %", at: cover)
      } else if min(cover.frame.width, cover.frame.height) < 44 {
        fail(
          "The cover should be recognised at a glance: make it at least 44 points wide and high.",
          expected: "44 points or more",
          actual: String(format: "%.0f pt", cover.frame.width), at: cover)
      }
    }
  }

  func testTheMarkFollowsTheTint() throws {
    let picture = try picture()
    guard let mark = picture.images.first(where: { $0.imageName == "SoundMark" }) else { return }
    if mark.samples().contains(where: { $0.red > $0.blue + 0.2 }) {
      fail(
        "The mark of the app keeps its orange when tinted: its shape says as much in the person's colour.",
        expected: "the tint or the colour of text", actual: "orange", at: mark)
    }
    let side = max(mark.frame.width, mark.frame.height)
    if side > 32.5 {
      fail(
        "The mark of the app is too large beside what the widget is about.",
        expected: "32 points or less", actual: String(format: "%.0f pt", side), at: mark)
    }
  }

  func testTheTitleIsRead() throws {
    let titles = ["Hills and a red sun", "What the lighthouse keeper heard at night"]
    for (entry, title) in inputs.shuffled(Array(titles.enumerated())) {
      for picture in [
        try picture(.fullColor, entry: entry),
        try picture(.fullColor, scheme: .dark, entry: entry), try picture(entry: entry),
        try picture(ios: "26.0", entry: entry),
        try view("episode", "Fog over the bay").render(.systemSmall, mode: .accented),
      ] {
        let title = picture.hasText("Fog over the bay") ? "Fog over the bay" : title
        let text = try picture.text(title)
        assertVisible(text)
        assertNotTruncated(text)
        assertContrast(text, atLeast: 3)
      }
    }
  }
}
