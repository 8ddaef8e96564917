import Classroom
import Foundation
import TestSupport
import Testing

/// In each platform's export layout, every learner is found once, with the files that count.
@Suite("What platforms export", .serialized)
struct PlatformLayoutTests {
  private struct Layout: CustomTestStringConvertible, Sendable {
    var name: String
    /// The paths, each with the mark in its submission, or `nil` for a file that isn't a submission.
    var files: [(path: String, mark: String?)]
    var learners: [String: String]

    var testDescription: String { name }
  }

  private static let layouts = [
    Layout(
      name: "Teams",
      files: [
        ("Submitted files/Kim Minji/Forecast 1/Version 1/Forecast.swift", "old"),
        ("Submitted files/Kim Minji/Forecast 1/Version 2/Forecast.swift", "kim"),
        ("Submitted files/이서준/Forecast 1/Version 1/Forecast.swift", "lee"),
        ("Working files/Kim Minji/Forecast 1/Forecast.swift", "later"),
        ("Working files/이서준/Forecast 1/Forecast.swift", "later"),
      ], learners: ["Submitted files/Kim Minji": "kim", "Submitted files/이서준": "lee"]),
    Layout(
      name: "Teams, one of its folders",
      files: [
        ("Kim Minji/Forecast 1/Version 9/Forecast.swift", "old"),
        ("Kim Minji/Forecast 1/Version 10/Forecast.swift", "kim"),
        ("Lee, Ann/Forecast 1/Version 1/Forecast.swift", "lee"),
      ], learners: ["Kim Minji": "kim", "Lee, Ann": "lee"]),
    Layout(
      name: "Sakai",
      files: [
        ("HW 3/grades.csv", nil), ("HW 3/Kim, Minji(mkim)/timestamp.txt", nil),
        ("HW 3/Kim, Minji(mkim)/Submission attachment(s)/Forecast.swift", "kim"),
        ("HW 3/Kim, Minji(mkim)/Feedback Attachment(s)/Forecast.swift", "teacher"),
        ("HW 3/Lee, Ann(alee)/Submission attachment(s)/Forecast.swift", "lee"),
        ("HW 3/Lee, Ann(alee)/comments.txt", nil),
      ], learners: ["HW 3/Kim, Minji(mkim)": "kim", "HW 3/Lee, Ann(alee)": "lee"]),
    Layout(
      name: "Moodle, flat",
      files: [
        ("Kim Minji_123_assignsubmission_file_Forecast.swift", "kim"),
        ("Lee Ann_124_assignsubmission_file_Forecast.swift", "lee"),
        ("Lee Ann_124_assignfeedback_file_Forecast.swift", "teacher"),
      ], learners: ["Kim Minji_123": "kim", "Lee Ann_124": "lee"]),
    Layout(
      name: "Google's forms",
      files: [
        ("Forecast - Kim Minji.swift", "kim"), ("Forecast - 이서준.swift", "lee"),
        ("Park Seo - Forecast.swift", "park"),
      ], learners: ["Kim Minji": "kim", "이서준": "lee", "Park Seo": "park"]),
    Layout(
      name: "GitHub Classroom",
      files: [
        ("hw3-mkim/Forecast.swift", "kim"), ("hw3-mkim/README.md", nil),
        ("hw3-alee/Sources/Forecast.swift", "lee"),
      ], learners: ["hw3-mkim": "kim", "hw3-alee": "lee"]),
  ]

  @Test(arguments: layouts.indices)
  func everyLearnerAppearsOnce(number: Int) async throws {
    let layout = Self.layouts[number]
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for file in layout.files {
        try place.write(file.mark.map(ClassFolder.answer) ?? "a,b", to: file.path)
      }
      let plan = try place.plan("forecast-model")
      var found: [String: String] = [:]
      for submission in plan.submissions {
        found[submission.learner] =
          try await ClassFolder.judged(submission).values.joined()
      }
      #expect(found == layout.learners.mapValues(ClassFolder.answer), "\(layout.name)")
    }
  }

  /// Rings reads code from a platform's text editor, which is an HTML page.
  @Test(arguments: [
    "Kim Minji_123_assignsubmission_onlinetext_/onlinetext.html",
    "Kim Minji_123_assignsubmission_onlinetext_onlinetext.html", "kimminji_123_text.html",
    "Kim, Minji(mkim)/Kim, Minji(mkim)_submissionText.html",
  ])
  func typedSourceIsASubmission(path: String) async throws {
    let page = """
      <div class="no-overflow"><p dir="ltr">struct Forecast {<br />\
      \u{A0}&nbsp;let a: Array&lt;Int&gt; = []</p>\
      <p>&nbsp; let isLess = 1 < 2 &amp;&amp; "a" != "\\(2)"</p><!-- none --><p>}</p></div>
      """
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try place.write(page, to: path)
      try place.write(
        ClassFolder.answer("ann"), to: "Ann_124_assignsubmission_file_/Forecast.swift")
      let plan = try place.plan("forecast-model")
      try #require(plan.submissions.count == 2, "\(plan.leftOut)")
      let own = try #require(plan.submissions.first { $0.learner.lowercased().hasPrefix("kim") })
      let judged = try await ClassFolder.judged(own)
      #expect(
        judged["OnlineText.swift"]?.trimmingCharacters(in: .newlines) == """
          struct Forecast {
            let a: Array<Int> = []
            let isLess = 1 < 2 && "a" != "\\(2)"
          }
          """, "\(judged)")
    }
  }

  @Test func aTypedCommentIsNotSource() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try place.write(
        "<p>My homework, thank you</p>",
        to: "Kim_123_assignsubmission_onlinetext_/onlinetext.html")
      try place.write(
        ClassFolder.answer("kim"), to: "Kim_123_assignsubmission_file_/Forecast.swift")
      try place.write("<p>Sorry!</p>", to: "Lee_124_assignsubmission_onlinetext_/onlinetext.html")
      let plan = try place.plan("forecast-model")
      #expect(plan.submissions.map(\.learner) == ["Kim_123", "Lee_124"])
      let judged = try await ClassFolder.judged(plan.submissions[0])
      #expect(judged == ["Forecast.swift": ClassFolder.answer("kim")])
      #expect(plan.submissions[1].problem != nil)
    }
  }
}
