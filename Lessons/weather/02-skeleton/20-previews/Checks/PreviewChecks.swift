import LessonChecks
import XCTest

final class PreviewChecks: ExerciseTestCase {
  private let families: [Family] = [.systemSmall, .systemMedium]

  /// Returns every picture in the previews of a family.
  private func pictures(_ family: Family) throws -> [RenderedPicture] {
    try previews().filter { $0.family == family }.flatMap { preview in
      try (0..<min(preview.entryCount, 20)).map { try preview.render(entry: $0) }
    }
  }

  func testBothFamiliesArePreviewed() throws {
    let all = try previews()
    for family in families where !all.contains(where: { $0.family == family && $0.entryCount > 0 })
    {
      return fail(
        "There's no preview of \(family.rawValue). Add one.",
        expected: "a preview of \(family.rawValue)",
        actual: all.isEmpty
          ? "none" : all.compactMap { $0.family?.rawValue ?? $0.name }.joined(separator: ", "))
    }
  }

  func testOpenAndClosed() throws {
    for family in families {
      let pictures = try pictures(family)
      for word in ["Open", "Closed"]
      where !pictures.contains(where: { $0.hasText(containing: word) }) {
        return fail(
          "The previews of \(family.rawValue) never show “\(word)”.",
          expected: "an entry that says “\(word)”", actual: "none",
          showing: Array(pictures.prefix(1)))
      }
    }
  }

  func testTheLongestName() throws {
    for family in families {
      let pictures = try pictures(family)
      if !pictures.contains(where: { $0.hasText(containing: "Municipal Library of Upper") }) {
        return fail(
          "The previews of \(family.rawValue) don't show the longest name, which is the one that "
            + "gets cut off.", expected: "the entry LibraryEntry.longest", actual: "none",
          showing: Array(pictures.prefix(1)))
      }
    }
  }

  func testTheyHaveNames() throws {
    let all = try previews()
    if all.isEmpty {
      return fail(
        "There are no previews at all.", expected: "a name for each preview", actual: "none")
    }
    if let nameless = all.first(where: { !$0.isNamed || $0.name.allSatisfy(\.isWhitespace) }) {
      return fail(
        "A preview has no name, so you can't tell it apart from the others.",
        expected: "a name for each preview",
        actual: nameless.name)
    }
    var seen: Set<String> = []
    if let twice = all.first(where: { !seen.insert($0.name).inserted }) {
      fail(
        "Two previews have the same name. You can't tell them apart.",
        expected: "a name for each preview",
        actual: "two previews with the name \(twice.name)")
    }
  }
}
