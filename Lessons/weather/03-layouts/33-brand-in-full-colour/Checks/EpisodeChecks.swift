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
        "The cover is gone when the widget is tinted. The system removes backgrounds.",
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
          "Keep the cover's own colors when the widget is tinted.",
          expected: "the original cover", actual: "a group's color", at: tinted)
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
          "The cover takes up \(Int((share * 100).rounded()))% of the widget. Make it smaller, so "
            + "that the user's tint is visible around it.",
          expected: "40% or less", actual: "\(Int((share * 100).rounded())) %", at: cover)
      } else if min(cover.frame.width, cover.frame.height) < 44 {
        fail(
          "Make the cover at least 44 points wide and high, so that users recognize it.",
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
        "The app's mark stays orange when tinted. Let it follow the user's color.",
        expected: "the tint or the text color", actual: "orange", at: mark)
    }
    let side = max(mark.frame.width, mark.frame.height)
    if side > 32.5 {
      fail(
        "The app's mark is too large. Make it at most 32 points wide and high.",
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
