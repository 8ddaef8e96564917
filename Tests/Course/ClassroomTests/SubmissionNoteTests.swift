import Classroom
import Foundation
import Judge
import Sentences
import Testing

/// Notes on how a submission was read, in the language of the report.
@Suite("Notes on submissions")
struct SubmissionNoteTests {
  private static let notes: [SubmissionNote] = [
    .counts("b/A.swift", because: .date, passedOver: [.init(name: "a/A.swift", remark: .starter)]),
    .counts("c.swift", because: nil, passedOver: [.init(name: "d.swift", remark: .backup)]),
    .handedIn(as: "team7"), .made(with: "weather 1", gradedBy: "weather 2"), .saysOf("Ada"),
  ]

  private func text(_ format: ReportFormat, _ language: Language) throws -> String {
    var result = ClassFixture.graded("ada", ClassFixture.verdict("model", .passed, score: 10))
    result.notes = Self.notes.map(\.sentence)
    let book = GradeBook(
      pack: "weather", exercises: [ClassFixture.exercise("model")], results: [result],
      language: language)
    return try format.files(for: book).filter { !$0.path.hasSuffix(".zip") }
      .map { String(decoding: $0.contents, as: UTF8.self) }.joined()
  }

  @Test(arguments: [ReportFormat.csv, .junit, .gradescope, .feedback])
  func reportsTranslateNotes(format: ReportFormat) throws {
    let english = try text(format, .english)
    #expect(
      english.contains(
        "b/A.swift counts (its name has the latest date); ignored: a/A.swift (the unchanged starter"
      ),
      "\(english)")
    let korean = try text(format, .korean)
    #expect(
      korean.contains(
        "b/A.swift 버전으로 채점해요(이름의 날짜가 가장 늦은 것). 채점하지 않는 버전: a/A.swift(바꾸지 않은 시작 파일)"),
      "\(korean)")
    for word in ["counts", "ignored", "handed in as", "graded with", "hand-in says"] {
      #expect(!korean.contains(word), "\(format): \(word)")
    }
  }

  @Test(arguments: [ReportFormat.json, .jsonLines])
  func machineReportsKeepEnglishNotes(format: ReportFormat) throws {
    let korean = try text(format, .korean)
    #expect(try korean == text(format, .english))
    #expect(korean.contains("\"handed in as team7\""))
  }

  @Test func notesAreStoredAsValues() throws {
    let data = try JSONEncoder().encode(Self.notes)
    #expect(try JSONDecoder().decode([SubmissionNote].self, from: data) == Self.notes)
    var result = ClassFixture.graded("ada", ClassFixture.verdict("model", .passed, score: 10))
    result.notes = Self.notes.map(\.sentence)
    let kept = try JSONDecoder().decode(
      GradedSubmission.self, from: JSONEncoder().encode(result))
    #expect(kept.notes == result.notes)
  }

  /// Results from an older version of Rings have notes as plain text.
  @Test func notesOfOlderVersionsAreRead() throws {
    var result = ClassFixture.graded("ada", ClassFixture.verdict("model", .passed, score: 10))
    result.notes = [Sentence(verbatim: "x")]
    let encoder = JSONEncoder()
    encoder.userInfo = Language.english.encoderInfo
    let kept = try JSONDecoder().decode(
      GradedSubmission.self, from: encoder.encode(result))
    #expect(kept.notes == [Sentence(verbatim: "x")])
  }
}
