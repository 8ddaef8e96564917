import Classroom
package import Foundation

/// A made-up class with right, wrong, unfinished, uncompilable and hostile submissions, in every layout that
/// course platforms export.
///
/// The same seed makes the same class, byte for byte.
package struct GeneratedClass {
  package enum Answer: String, CaseIterable, Sendable {
    case right, wrong, halfDone, uncompilable, hostile
  }

  /// A member of the class, with the names that the grader should find.
  package struct Member: Sendable {
    /// The name that the grader reads from the submission's path.
    package var learner: String
    /// The name on the class roster.
    package var name: String
    package var number: String
    package var answer: Answer
    /// The submission's path in the class folder.
    package var path: String
    fileprivate var layout: GeneratedLayout
  }

  package let members: [Member]
  private let exercise: String
  private let pack: String
  private let fileName: String
  private let texts: [Answer: [String]]

  /// Makes up a class of learners.
  ///
  /// - Parameters:
  ///   - exercise: The exercise's identifier.
  ///   - fileName: The name of the exercise's file.
  ///   - right: A file that passes.
  ///   - wrong: A file that compiles but doesn't pass.
  ///   - starter: The starter file.
  package init(
    count: Int, seed: UInt64, exercise: String, pack: String, fileName: String, right: String,
    wrong: String, starter: String
  ) {
    self.exercise = exercise
    self.pack = pack
    self.fileName = fileName
    texts = [
      .right: [right], .wrong: [wrong], .halfDone: [starter + "\n// I am still at it.\n"],
      .uncompilable: [right + "\nstruct {\n", "let = 1\n", "\u{0}\u{1}\u{FFFD}"],
      .hostile: Self.attacks.map { right + "\n" + $0 },
    ]
    var random = SplitMix(state: seed)
    var made: [Member] = []
    for number in 0..<count {
      // Use each layout once, then choose at random.
      let hasTwin = number % Self.twinsEvery == Self.twinsEvery - 1
      let layouts =
        hasTwin || number % Self.twinsEvery == Self.twinsEvery - 2
        ? GeneratedLayout.numbered : GeneratedLayout.allCases
      let layout =
        number < layouts.count ? layouts[number] : layouts[random.next(below: layouts.count)]
      // A twin has the same name as the previous member.
      let person = GeneratedLayout.Person(
        name: GeneratedName(number: hasTwin ? number - 1 : number), number: "\(30_000 + number)")
      let place = layout.place(of: person, exercise: exercise, pack: pack, fileName: fileName)
      made.append(
        Member(
          learner: place.learner, name: person.name.listed, number: person.number,
          answer: Self.answers[random.next(below: Self.answers.count)], path: place.path,
          layout: layout))
    }
    members = made
  }

  /// The interval at which a member shares another's name.
  private static let twinsEvery = 10

  /// The kinds of submissions to choose from; most are honest.
  private static let answers: [Answer] = [
    .right, .right, .wrong, .right, .halfDone, .right, .uncompilable, .right, .hostile, .wrong,
  ]

  /// Attacks: exiting without a verdict, reading a system file and forging an assertion.
  private static let attacks = [
    "import Glibc\nlet ending: Void = { _exit(0) }()\n",
    "import Foundation\nlet secret = try? String(contentsOfFile: \"/etc/passwd\", encoding: .utf8)\n",
    "@_cdecl(\"XCTAssertTrue\") public func forged() {}\n",
  ]

  package func write(into folder: URL) throws {
    for (number, member) in members.enumerated() {
      let known = texts[member.answer] ?? [""]
      // A unique comment keeps submissions from matching in the cache.
      try write(known[number % known.count] + "\n// \(member.number)\n", of: member, into: folder)
    }
    let listed = members.filter { $0.layout == .gradescope }.map { member in
      """
      submission_3\(member.number):
        :submitters:
        - :name: \(member.name)
          :sid: '\(member.number)'

      """
    }
    guard !listed.isEmpty else { return }
    try Data(("---\n" + listed.joined()).utf8).write(
      to: folder.appending(path: "submission_metadata.yml"))
  }

  private func write(_ text: String, of member: Member, into folder: URL) throws {
    var files = [(member.path, try contents(of: member, text))]
    if member.layout == .copies {
      // An older copy, which the grader must ignore.
      files.insert((member.path.replacing(".swift", with: " copy.swift"), Data(text.utf8)), at: 0)
    }
    for (number, file) in files.enumerated() {
      let place = folder.appending(path: file.0)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.1.write(to: place)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_790_000_000 + Double(number))],
        ofItemAtPath: place.path)
    }
  }

  package var roster: String {
    "Student ID,Full Name,User Name\r\n"
      + members.map { "\($0.number),\($0.name),u\($0.number)\r\n" }.joined()
  }

  private func contents(of member: Member, _ text: String) throws -> Data {
    if member.layout.isPage { return Data(Self.page(of: text).utf8) }
    let source = Data(text.utf8)
    switch member.layout {
    case .zip: return try PackedAnswer.data([(fileName, source)], isZip: true)
    case .tar: return try PackedAnswer.data([(fileName, source)], isZip: false)
    case .handIn:
      let note: [String: Any] = [
        "type": HandInManifest.type, "version": HandInManifest.form,
        "who": ["name": member.learner, "id": member.number], "made": "2026-11-03T10:23:45Z",
        "pack": ["id": pack, "version": "1", "digest": "none"],
        "exercises": [["id": exercise, "files": ["\(exercise)/\(fileName)"]]],
      ]
      return try PackedAnswer.data(
        [
          ("\(exercise)/\(fileName)", source),
          (
            HandInManifest.fileName,
            try JSONSerialization.data(withJSONObject: note, options: .sortedKeys)
          ),
        ], isZip: true)
    default: return source
    }
  }

  /// Returns the HTML that a platform's text editor makes from pasted code.
  private static func page(of text: String) -> String {
    let harmless = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("  ", with: "&nbsp; ")
    let lines = harmless.split(separator: "\n", omittingEmptySubsequences: false)
    return "<div class=\"no-overflow\"><p>" + lines.joined(separator: "<br>") + "</p></div>"
  }
}

/// A random number generator that gives the same numbers on every machine.
private struct SplitMix {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(limit))
  }
}
