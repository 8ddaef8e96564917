import LessonChecks
import XCTest

/// A dose in the probes' form.
private struct GivenDose {
  var medicine: String
  var pills: Int
  var inHours: Int
}

final class EntryChecks: ExerciseTestCase {
  private let usual = [
    GivenDose(medicine: "Iron", pills: 1, inHours: 0),
    GivenDose(medicine: "Zinc", pills: 2, inHours: 5),
    GivenDose(medicine: "Magnesium", pills: 3, inHours: 11),
  ]

  func testEachEntryHasItsDate() throws {
    for now in [CheckClock.now, CheckClock.now.addingTimeInterval(12 * 3600)] {
      if try !hasDates(usual, asked: now) { return }
    }
  }

  func testEachEntryShowsItsDose() throws {
    _ = try showsDoses(usual)
    try assertLegibleByDayAndNight(try widget("DoseWidget").render())
  }

  func testTheSnapshotShowsTheFirst() throws {
    try assertSnapshotShowsTheFirst(of: usual)
  }

  private func fill(_ box: [GivenDose]) throws {
    try call("fill", box.map(\.medicine), box.map(\.pills), box.map(\.inHours))
  }

  private func assertSnapshotShowsTheFirst(of box: [GivenDose]) throws {
    let picture = try inFreshProcess {
      try fill(box)
      return try widget("DoseWidget").render(isSnapshot: true)
    }
    if !shows(box[0], picture) {
      fail(
        "Show the first dose of the box in the snapshot.",
        expected: "\(box[0].medicine), \(box[0].pills)", actual: words(picture), showing: [picture])
    }
  }

  func testAnotherBox() throws {
    let names = inputs.elements(
      4, of: ["Calcium", "Iodine", "Biotin", "Folate", "Selenium", "Omega"])
    let pills = inputs.integers(4, in: 2...9)
    let later = inputs.integers(3, in: 1...20).sorted()
    let box = zip(zip(names, pills), [0] + later).map {
      GivenDose(medicine: $0.0, pills: $0.1, inHours: $1)
    }
    try inFreshProcess {
      try fill(box)
      if try hasDates(box, asked: CheckClock.now) { _ = try showsDoses(box) }
    }
    try assertSnapshotShowsTheFirst(of: box)
  }

  private func hasDates(_ box: [GivenDose], asked now: Date) throws -> Bool {
    let dates = try widget("DoseWidget").timeline(from: now).dates
    guard dates.count == box.count else {
      fail(
        "Return an entry for each dose of the box.", expected: "\(box.count)",
        actual: "\(dates.count)")
      return false
    }
    if Set(dates.map { ($0.timeIntervalSince(now) / 60).rounded() }).count == 1 {
      fail(
        "All entries have the same date, so only one of them is ever seen. Give each entry its own "
          + "date.",
        expected: "\(box.count) different dates", actual: "one")
      return false
    }
    for (date, dose) in zip(dates, box) {
      let seconds = date.timeIntervalSince(now) - Double(dose.inHours) * 3600
      let hours = date.timeIntervalSince(now) / 3600
      // The clock may advance by half a second between entries.
      if abs(seconds) > 0.5 {
        fail(
          "The entry for \(dose.medicine) isn't at the time of its dose.",
          expected: "\(dose.inHours) h from now",
          actual: abs(seconds) < 60
            ? "\(Int(abs(seconds).rounded())) seconds off"
            : "\((min(max(hours, -1e6), 1e6) * 100).rounded() / 100) h from now")
        return false
      }
    }
    return true
  }

  private func showsDoses(_ box: [GivenDose]) throws -> Bool {
    for index in inputs.shuffled(Array(box.indices)) {
      let picture = try widget("DoseWidget").render(entry: index)
      if !shows(box[index], picture) {
        fail(
          "The entry for \(box[index].medicine) shows something else. The system draws all entries "
            + "after the timeline is complete, so draw only the data in the entry.",
          expected: "\(box[index].medicine), \(box[index].pills)", actual: words(picture),
          showing: [picture])
        return false
      }
    }
    return true
  }

  private func shows(_ dose: GivenDose, _ picture: RenderedPicture) -> Bool {
    picture.shows(number: dose.pills)
      && picture.visibleTexts.contains { ($0.text ?? "").localizedStandardContains(dose.medicine) }
  }

  private func words(_ picture: RenderedPicture) -> String {
    picture.texts.joined(separator: ", ")
  }
}
