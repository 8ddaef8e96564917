import LessonChecks
import XCTest

final class PrivateChecks: ExerciseTestCase {
  private let symbol = "cross.case.fill"
  private let families: [Family] = [.accessoryRectangular, .systemSmall]

  /// Returns a legible text that contains a word.
  private func readable(_ picture: RenderedPicture, _ word: String) -> PictureElement? {
    picture.visibleTexts.first { ($0.text ?? "").localizedCaseInsensitiveContains(word) }
  }

  private func locked(_ family: Family) throws -> RenderedPicture {
    try widget("AppointmentWidget").render(family, redacted: [.privacy])
  }

  func testNobodyReadsWhoAndWhy() throws {
    for family in families {
      let picture = try locked(family)
      if let doctor = readable(picture, "Han") {
        return fail(
          "On a locked phone, anyone can read \(doctor.name). Mark private content.",
          expected: "a gray bar", actual: doctor.name, at: doctor)
      }
      if let reason = readable(picture, "Dermatology") {
        return fail(
          "\(reason.name) is private too, but it's readable on a locked phone. Mark it.",
          expected: "a gray bar", actual: reason.name, at: reason)
      }
    }
  }

  func testTheTimeStays() throws {
    for family in families { assertStays("15:40", try locked(family)) }
  }

  func testTheOwnerReadsEverything() throws {
    for family in families {
      let picture = try widget("AppointmentWidget").render(family)
      for word in ["Han", "Dermatology", "15:40"] where readable(picture, word) == nil {
        return fail(
          "On an unlocked phone, \(word) is hidden from its owner. Let the system decide when to "
            + "redact.", expected: word, actual: "not readable", showing: [picture])
      }
      assertVisible(try picture.symbol(symbol))
    }
    try assertLegibleByDayAndNight(try widget("AppointmentWidget").render(.systemSmall))
  }

  func testOtherAppointments() throws {
    let doctor = inputs.element(of: ["Dr. Seo", "Dr. Kwon", "Dr. Ryu", "Dr. Moon"])
    let reason = inputs.element(of: ["Cardiology", "Psychiatry", "Oncology", "Blood test"])
    let time = "\(inputs.integer(in: 10...17)):\(inputs.integer(in: 10...59))"
    for family in families {
      let appointment = try view("appointment", doctor, reason, time)
      let picture = try appointment.render(family, redacted: [.privacy])
      // The surname alone identifies the doctor, even without the title.
      for word in [doctor.dropFirst(4), Substring(reason)] {
        guard let text = readable(picture, String(word)) else { continue }
        return fail(
          "On a locked phone, anyone can read \(text.name). Mark private content.",
          expected: "a gray bar", actual: text.name, at: text)
      }
      assertStays(time, picture)
      // The legible texts are the same for every doctor and reason.
      let other = try view("appointment", "Dr. Lim", "Gynaecology", time)
        .render(family, redacted: [.privacy])
      let known = Set(other.visibleTexts.compactMap(\.text))
      if let text = picture.visibleTexts.first(where: { !known.contains($0.text ?? "") }) {
        return fail(
          "On a locked phone, \(text.name) still reveals something private, because it differs "
            + "between appointments.",
          expected: "a gray bar", actual: text.name, at: text)
      }
      let unlocked = try appointment.render(family)
      for word in [doctor, reason, time] where readable(unlocked, word) == nil {
        return fail(
          "On an unlocked phone, \(word) is hidden from its owner. Let the system decide when to "
            + "redact.", expected: word, actual: "not readable", showing: [unlocked])
      }
    }
  }

  private func assertStays(_ time: String, _ picture: RenderedPicture) {
    if readable(picture, time) == nil {
      return fail(
        "On a locked phone, the time \(time) is gone too. Mark only private content, so that the "
          + "widget stays useful.",
        expected: "the time, as before", actual: "a gray bar, or nothing", showing: [picture])
    }
    if !picture.symbols.contains(where: { $0.symbolName == symbol && $0.isVisible }) {
      return fail(
        "On a locked phone, the symbol is gone. Keep the symbol: it reveals nothing to others, but "
          + "the owner knows what it means.",
        expected: "the symbol \(symbol)", actual: "not visible", showing: [picture])
    }
    assertReadableSize(picture)
  }
}
