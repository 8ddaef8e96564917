import Classroom
import Foundation
import TestSupport
import Testing

@Suite("A class's list", .serialized)
struct RosterTests {
  private func roster(_ data: Data) async throws -> Roster {
    try await ClassFixture.withFolder { folder in
      let file = folder.appending(path: "roster.csv")
      try data.write(to: file)
      return try Roster(file)
    }
  }

  private static let rows = "\t20261\t김하늘\tk@x.edu\t1조\r\n\t20262\tLee, Ann\ta@x.edu\t1조\r\n"

  @Test(arguments: [String.Encoding.utf8, .utf16])
  func everyColumnOrderAndDialectIsRead(encoding: String.Encoding) async throws {
    let text = "sep=\t\r\n메모\t학번\t이름\t이메일\t조\r\n" + Self.rows
    let people = try await roster(try #require(text.data(using: encoding))).people
    #expect(people.map(\.name) == ["김하늘", "Lee, Ann"])
    #expect(people.map(\.ids) == [["20261"], ["20262"]])
    #expect(people.map(\.group) == ["1조", "1조"])
    let semicolons = "E-Mail;Last Name;First Name;Student ID\na@x.edu;Lee;\"Ann; B\";=\"007\"\n"
    let other = try await roster(Data(semicolons.utf8)).people
    #expect(other == [RosterPerson(ids: ["007"], name: "Ann; B Lee", email: "a@x.edu")])
  }

  /// Rings reads rosters in CP949, in which Excel in Korea saves tables.
  @Test func cp949IsRead() async throws {
    let bytes: [UInt8] = [0xC0, 0xCC, 0xB8, 0xA7, 0x0A, 0xB1, 0xE8, 0xC7, 0xCF, 0xB4, 0xC3, 0x0A]
    #expect(try await roster(Data(bytes)).people.map(\.name) == ["김하늘"])
  }

  @Test(arguments: ["a,b\n1,2\n", "name\n", "", "\0\u{1}\u{2}"])
  func invalidRostersAreReported(text: String) async {
    await #expect(throws: GradingError.self) { try await roster(Data(text.utf8)) }
  }

  @Test func learnersAreMatchedByNumberThenName() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      let decomposed = "이서준".decomposedStringWithCanonicalMapping
      for name in [
        "20261_x", decomposed, "leeann_77_", "minji@x.edu", "Jose Nunez", "Kim, Sam", "nobody",
        "Group 2", "twin",
      ] {
        try place.write(ClassFolder.answer(name), to: "\(name)/Forecast.swift")
      }
      let people = [
        RosterPerson(ids: ["20261"], name: "김하늘"), RosterPerson(ids: ["2"], name: "이서준"),
        RosterPerson(ids: ["3"], name: "Ann Lee"),
        RosterPerson(ids: ["4"], name: "Minji", email: "minji@x.edu"),
        RosterPerson(ids: ["5"], name: "José Núñez"), RosterPerson(ids: ["6"], name: "Sam Kim"),
        RosterPerson(ids: ["7"], name: "G1", group: "2"),
        RosterPerson(ids: ["8"], name: "G2", group: "2"), RosterPerson(ids: ["9"], name: "Twin"),
        RosterPerson(ids: ["10"], name: "twin"), RosterPerson(ids: ["11"], name: "Gone"),
      ]
      let plan = try SubmissionFolder(place.folder, roster: Roster(people)).plan(
        place.syllabus("forecast-model"))
      let roll = try #require(plan.roll)
      #expect(roll.people["20261_x"] == [people[0]])
      #expect(roll.people["이서준"] == [people[1]])
      #expect(roll.people.values.filter { $0.count == 1 }.count == 6)
      #expect(roll.people["Group 2"]?.count == 2)
      #expect(roll.unmatched == ["nobody", "twin"] && roll.ambiguous == ["twin"])
      #expect(roll.missing.map(\.name) == ["Twin", "twin", "Gone"])

      let journal = try Journal(folder: folder.appending(path: "results"))
      for name in Set(plan.submissions.map(\.learner)) {
        try journal.record(
          ClassFixture.graded(name, ClassFixture.verdict("forecast-model", .passed, score: 10)))
      }
      let book = ClassOutcome(
        plan, pack: "weather", exercises: [place.exercise("forecast-model")], journal: journal
      ).book
      // Every member of a group gets the mark, and a missing member has a row.
      #expect(["G1", "G2"].allSatisfy { book.result(of: $0, for: "forecast-model") != nil })
      let exercise = place.exercise("forecast-model")
      #expect(book.mark(of: "Gone", for: exercise).status == .nothingHandedIn)
      #expect(book.learners.count == 8 + 2 + 3)
    }
  }

  /// Rings finds members although Moodle writes a group before the name, and its own number after the group.
  @Test func groupMembersAreFound() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      let names = [
        "Gruppe A-Jörg Müller_51_assignsubmission_file",
        "Gruppe A-Kim Min-ji_52_assignsubmission_file",
        "Gruppe B_53_assignsubmission_file", "Anna-Lena Low_54_assignsubmission_file",
        "Group 2-Dan Od_55_assignsubmission_file",
      ]
      for name in names { try place.write(ClassFolder.answer(name), to: "\(name)/Forecast.swift") }
      let people = [
        RosterPerson(ids: ["1"], name: "Jörg Müller", group: "Gruppe A"),
        RosterPerson(ids: ["2"], name: "Min-ji Kim", group: "Gruppe A"),
        RosterPerson(ids: ["3"], name: "Ana Díaz", group: "Gruppe B"),
        RosterPerson(ids: ["4"], name: "Bob Ray", group: "Gruppe B"),
        RosterPerson(ids: ["5"], name: "Lena Low"), RosterPerson(ids: ["6"], name: "Dan Od"),
      ]
      let plan = try SubmissionFolder(place.folder, roster: Roster(people)).plan(
        place.syllabus("forecast-model"))
      let roll = try #require(plan.roll)
      #expect(roll.missing.map(\.name) == ["Lena Low"])
      #expect(roll.people.values.map(\.count).sorted() == [1, 1, 1, 2])
      #expect(roll.unmatched.count == 1)
    }
  }

  /// A learner who is in the roster twice counts once.
  ///
  /// A number that two learners share identifies neither of them and is reported.
  @Test func duplicateNumbersAreReported() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for name in ["20261", "20262"] {
        try place.write(ClassFolder.answer(name), to: "\(name)/Forecast.swift")
      }
      let people = [
        RosterPerson(ids: ["20261"], name: "Ada", section: "A"),
        RosterPerson(ids: ["20261"], name: "ada", section: "B"),
        RosterPerson(ids: ["20262"], name: "Bob"), RosterPerson(ids: ["20262"], name: "Carl"),
      ]
      let plan = try SubmissionFolder(place.folder, roster: Roster(people)).plan(
        place.syllabus("forecast-model"))
      let roll = try #require(plan.roll)
      #expect(roll.people == ["20261": [people[0]]])
      #expect(roll.unmatched == ["20262"] && roll.shared == ["20262"])
      #expect(roll.missing.map(\.name) == ["Bob", "Carl"])
    }
  }

  /// A number or section distinguishes two learners with the same name.
  ///
  /// Otherwise, Rings reports them without a guess.
  @Test func equalNamesAreNeitherMergedNorGuessed() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      let decomposed = "김민지".decomposedStringWithCanonicalMapping
      let folders = [
        "\(decomposed)_3001_assignsubmission_file", "김민지_3002_assignsubmission_file",
        "A/이서준", "B/이서준", "박서연", "Room 12", "Room 13",
      ]
      for name in folders {
        try place.write(ClassFolder.answer(name), to: "\(name)/Forecast.swift")
      }
      let people = [
        RosterPerson(ids: ["3001"], name: "김민지"), RosterPerson(ids: ["3002"], name: "김민지"),
        RosterPerson(ids: ["1"], name: "이서준", section: "A"),
        RosterPerson(ids: ["2"], name: "이서준", section: "B"),
        RosterPerson(ids: ["3"], name: "박서연"), RosterPerson(ids: ["4"], name: "박서연"),
        RosterPerson(ids: ["5"], name: "Room 12"), RosterPerson(ids: ["6"], name: "Room 13"),
      ]
      let plan = try SubmissionFolder(place.folder, roster: Roster(people)).plan(
        place.syllabus("forecast-model"))
      #expect(plan.submissions.count == 7)
      let roll = try #require(plan.roll)
      let ids = roll.people.mapValues { $0.flatMap(\.ids) }
      #expect(
        ids == [
          "김민지_3001": ["3001"], "김민지_3002": ["3002"], "A/이서준": ["1"], "B/이서준": ["2"],
          "Room 12": ["5"], "Room 13": ["6"],
        ], "\(ids)")
      #expect(roll.ambiguous == ["박서연"] && roll.unmatched == ["박서연"])
      #expect(roll.missing.map(\.ids) == [["3"], ["4"]])
    }
  }

  /// A roster has the school's numbers, and a grade book has the platform's numbers too, which distinguish
  /// learners with the same name.
  @Test func gradeBookNumbersDistinguishEqualNames() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for name in ["parkjin_12344_1_Forecast.swift", "parkjin_12345_2_Forecast.swift"] {
        try place.write(ClassFolder.answer(name), to: name)
      }
      try ClassFixture.write(
        "Student,ID,SIS User ID,HW 3 (98765)\n    Points Possible,,,10\n\"Park, Jin\",12344,S44,\n\"Park, Jin\",12345,S45,\n",
        to: "book.csv", in: folder)
      let book = try PlatformBook(folder.appending(path: "book.csv"))
      let list = Roster(["S44", "S45"].map { RosterPerson(ids: [$0], name: "Jin Park") })
      for roster in [list.joined(with: book.people), Roster(book.people)] {
        let plan = try SubmissionFolder(place.folder, roster: roster).plan(
          place.syllabus("forecast-model"))
        let roll = try #require(plan.roll)
        #expect(roll.missing.isEmpty && roll.unmatched.isEmpty, "\(roll)")
        let first = roll.people.min { $0.key < $1.key }?.value.first
        #expect(
          first?.ids.contains("12344") ?? false
            && first?.ids.map { $0.lowercased() }.contains("s44") ?? false)
      }
    }
  }

  /// Rings finds clones although GitHub Classroom puts the assignment's name, which a teacher chose, before
  /// the user's.
  @Test func clonesAreMatchedDespiteTheirSharedPrefix() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      let users = ["octo-1", "octo-2", "dog-3", "new"]
      for user in users {
        try place.write(ClassFolder.answer(user), to: "hw3-forecast-\(user)/Forecast.swift")
      }
      try place.write(ClassFolder.answer("x"), to: "extra/Forecast.swift")
      let people = users.dropLast().map { RosterPerson(ids: [$0], name: "Name of \($0)") }
      let plan = try SubmissionFolder(place.folder, roster: Roster(people)).plan(
        place.syllabus("forecast-model"))
      let roll = try #require(plan.roll)
      #expect(roll.people["hw3-forecast-octo-1"] == [people[0]])
      #expect(roll.people.count == 3 && roll.unmatched == ["extra", "hw3-forecast-new"])
    }
  }

  @Test func anEmptyRosterTemplateIsIgnored() async throws {
    try await ClassFixture.withFolder { folder in
      try ClassFixture.write(ClassDraft.roster, to: ClassDraft.rosterName, in: folder)
      let file = folder.appending(path: ClassDraft.rosterName)
      #expect(try Roster.filled(file) == nil)
      #expect(throws: GradingError.self) { try Roster(file) }
    }
  }

  /// Rings reads the time of each hand-in from Moodle's worksheet, where its title is in the teacher's
  /// language.
  @Test(arguments: ["Zuletzt geändert (Abgabe)", "Last modified (submission)"])
  func aWorksheetHasDates(title: String) async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for name in ["Kim A_501_assignsubmission_file_", "Lee B_502_assignsubmission_file_"] {
        try place.write(ClassFolder.answer(name), to: "\(name)/Forecast.swift", minutes: 500_000)
      }
      let marks = title.hasPrefix("L") ? "Grade,Maximum Grade" : "Bewertung,Bestwertung"
      try ClassFixture.write(
        """
        Identifier,Full name,Email address,\(marks),\(title),Online text,Last modified (grade)
        Participant 501,Kim A,kim@x.edu,,10.00,"Samstag, 21. November 2020, 22:10",,-
        Participant 502,Lee B,lee@x.edu,,10.00,"Saturday, 21 November 2020, 10:12 PM",,-
        Participant 503,Min C,min@x.edu,,10.00,-,,-

        """, to: "book.csv", in: folder)
      let book = try PlatformBook(folder.appending(path: "book.csv"))
      var handedIn = SubmissionFolder(place.folder, roster: Roster(book.people))
      handedIn.times = book.times
      var policy = MarkPolicy()
      policy.zone = TimeZone(secondsFromGMT: 0) ?? .current
      policy.parts["forecast-model", default: .init(exercise: "forecast-model")].due = Date(
        timeIntervalSince1970: 1_605_996_660)
      let plan = try handedIn.plan(place.syllabus("forecast-model"))
      #expect(
        LatenessCount(plan, policy: policy).sentence?.english
          == "1 of 2 late according to the platform's dates.")
    }
  }
}
