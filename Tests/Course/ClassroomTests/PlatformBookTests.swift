import Classroom
import Foundation
import TestSupport
import Testing

/// Filling in a platform's grade book changes only the marks.
@Suite("Platforms' grade books", .serialized)
struct PlatformBookTests {
  private static let moodle = """
    \u{FEFF}Identifier,"Full name",Status,Grade,"Maximum Grade","Grade can be changed"\r
    "Participant 11","Kim ""M"" Minji",x,,"20,00",Yes\r
    Participant 12,Lee,y,"1,00","20,00",Yes\r
    Participant 13,Park,z,,"20,00",No\r

    """
  private static let canvas = """
    Student,ID,SIS Login ID,Section,HW 3 (991),Current Score
        Points Possible,,,,100,(read only)
    "Kim, Minji",11,kim,A,,5
    "Lee",12,lee,A,3,5

    """
  private static let blackboard =
    "\"Last Name\"\t\"First Name\"\t\"Username\"\t\"HW3 [Total Pts: 10 Score] |77\"\r\n"
    + "\"Kim\"\t\"Minji\"\t\"11\"\t\"\"\r\n\"Lee\"\t\"A\"\t\"12\"\t\"4\"\r\n"
  private static let brightspace = """
    OrgDefinedId,Username,HW3 Points Grade <Numeric MaxPoints:5 Weight:10>,End-of-Line Indicator
    #11,kim,,#
    #12,lee,,#

    """
  private static let gradescope = """
    First Name,Last Name,SID,Email,Total Score,Max Points,Status
    Minji,Kim,11,k@x.edu,,10.0,Missing
    A,Lee,12,l@x.edu,2.0,10.0,Graded
    """

  private func book() -> GradeBook {
    GradeBook(
      pack: "weather", exercises: [ClassFixture.exercise("model")],
      results: [
        ClassFixture.graded("kim_11", ClassFixture.verdict("model", .failed, score: 7.5)),
        ClassFixture.graded(
          "lee 12", ClassFixture.verdict("model", .infrastructureFailure, score: 0)),
        ClassFixture.graded("park 13", ClassFixture.verdict("model", .passed, score: 10)),
      ])
  }

  private func filled(_ data: Data, column: String? = nil) async throws -> (
    Data, PlatformBook.Filled
  ) {
    try await ClassFixture.withFolder { folder in
      let file = folder.appending(path: "book.csv")
      try data.write(to: file)
      var platform = try PlatformBook(file)
      let filled = try platform.fill(book(), column: column)
      try platform.write(keepingFormerIn: folder)
      #expect(try Data(contentsOf: folder.appending(path: "before-book.csv")) == data)
      return (try Data(contentsOf: file), filled)
    }
  }

  @Test(arguments: [
    (moodle, "Minji\",x,,", "Minji\",x,\"15,00\","), (canvas, "11,kim,A,,", "11,kim,A,75,"),
    (blackboard, "\"11\"\t\"\"", "\"11\"\t\"7.5\""), (brightspace, "#11,kim,,", "#11,kim,3.75,"),
    (gradescope, "k@x.edu,,", "k@x.edu,7.5,"),
  ])
  func onlyTheMarkChanges(text: String, before: String, after: String) async throws {
    // A comma in a number needs quotes if commas separate fields.
    let after = after.replacing("\"15,00\"", with: "15")
    for encoding in [String.Encoding.utf8, .utf16] {
      let (data, filled) = try await filled(try #require(text.data(using: encoding)))
      let expected = text.replacing(before, with: after)
      #expect(expected != text)
      #expect(data == expected.data(using: encoding))
      #expect(filled.people == 1)
    }
  }

  /// Rings fills in Moodle's worksheet, whose titles are in the teacher's language.
  @Test(arguments: [
    (
      "Kennung;Vollständiger Name;E-Mail-Adresse;Status;Bewertung;Bestwertung;Bewertung kann geändert werden;Zuletzt geändert (Bewertung);Feedback als Kommentar",
      "Ja", "Nein"
    ),
    (
      "Identifiant;Nom complet;Adresse de courriel;Statut;Note;Note maximale;La note peut être modifiée;Dernière modification;Feedback par commentaires",
      "Oui", "Non"
    ),
    ("식별자;성명;이메일 주소;상태;평점;최대 평점;평점 변경 가능;최종 수정일;피드백 의견", "예", "아니오"),
  ])
  func worksheetsAreReadInEveryLanguage(header: String, yes: String, no: String) async throws {
    let text = """
      \u{FEFF}\(header)\r
      Teilnehmer/in11;"Kim, Minji";k@x.edu;x;;"100,00";\(yes);-;\r
      Teilnehmer/in12;Lee;l@x.edu;x;"12,50";"100,00";\(yes);-;\r
      Teilnehmer/in13;Park;p@x.edu;x;;"100,00";\(no);-;\r

      """
    let (data, filled) = try await filled(Data(text.utf8))
    #expect(
      String(decoding: data, as: UTF8.self)
        == text.replacing("k@x.edu;x;;", with: "k@x.edu;x;75;"))
    #expect(filled.locked == ["park 13"])
  }

  @Test func lockedAndUnknownLearnersAreReported() async throws {
    let filled = try await filled(Data(Self.moodle.utf8)).1
    #expect(filled.locked == ["park 13"])
    #expect(filled.untouched == ["lee 12"])
    #expect(try await self.filled(Data(Self.canvas.utf8)).1.unplaced == ["park 13"])
  }

  @Test func ambiguousColumnsAreReported() async throws {
    let text = Self.canvas.replacing("HW 3 (991)", with: "HW 3 (991),HW 4 (992)")
      .replacing("A,", with: "A,,").replacing(",100,", with: ",100,100,")
    await #expect(throws: GradingError.self) { try await filled(Data(text.utf8)) }
    let (data, _) = try await filled(Data(text.utf8), column: "hw 4")
    #expect(String(decoding: data, as: UTF8.self).contains("11,kim,A,,75,5"))
    await #expect(throws: GradingError.self) { try await filled(Data("a,b\n1,2\n".utf8)) }
  }
}
