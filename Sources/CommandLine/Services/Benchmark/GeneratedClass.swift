import Classroom
package import Foundation

/// A class that never was, as it would hand in: right and wrong, half done, not compiling and hostile, in every
/// layout that platforms export, by people of many names.
///
/// The same seed makes the same class, byte for byte.
package struct GeneratedClass {
  /// What becomes of an answer.
  package enum Answer: String, CaseIterable, Sendable {
    case right, wrong, halfDone, uncompilable, hostile
  }

  /// Somebody of the class, and what the grader has to call them and to find.
  package struct Member: Sendable {
    /// As the grader calls them by what they handed in.
    package var learner: String
    /// As the class's list calls them.
    package var name: String
    package var number: String
    package var answer: Answer
    /// Below the class's folder.
    package var path: String
  }

  /// How an answer lies in the class's folder.
  private enum Layout: CaseIterable {
    case folder, exerciseFolder, workspace, file, zip, tar, section, moodle, canvas, copies
  }

  package let members: [Member]
  private let exercise: String
  private let pack: String
  private let fileName: String
  private let texts: [Answer: [String]]

  /// Makes up a class.
  ///
  /// - Parameters:
  ///   - exercise: The identifier of what everybody answers.
  ///   - fileName: Of the file that the exercise hands out.
  ///   - right: Of that file, a right answer.
  ///   - wrong: One that compiles and is none.
  ///   - starter: What the exercise hands out.
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
    members = (0..<count).map { number in
      let answer = Self.answers[number % Self.answers.count]
      let layout = Layout.allCases[random.next(below: Layout.allCases.count)]
      let name = Self.names[random.next(below: Self.names.count)] + " \(number)"
      return Self.member(
        name, id: "\(30_000 + number)", answer, layout, exercise: exercise, pack: pack,
        fileName: fileName)
    }
  }

  /// Most of a class means well.
  private static let answers: [Answer] = [
    .right, .right, .wrong, .right, .halfDone, .right, .uncompilable, .right, .hostile, .wrong,
  ]

  /// Names in many alphabets; of Korean ones some in syllables and some, as a Mac writes them, in letters.
  private static let names: [String] = [
    "Ada Lovelace", "Kim Minji", "O'Neill", "김하늘", "박서연", "이도윤".decomposed, "최지우".decomposed,
    "محمد علي", "فاطمة", "Zoë Núñez", "Zoë Núñez".decomposed, "Đặng Thị Hoa", "山田太郎", "Jean-Luc",
  ]

  /// Each would gain something if it worked: an end without a verdict, a loop, a crash, a file of the grader's.
  private static let attacks = [
    "import Glibc\nlet ending: Void = { _exit(0) }()\n",
    "import Foundation\nlet secret = try? String(contentsOfFile: \"/etc/passwd\", encoding: .utf8)\n",
    "@_cdecl(\"XCTAssertTrue\") public func forged() {}\n",
  ]

  private static func member(
    _ name: String, id: String, _ answer: Answer, _ layout: Layout, exercise: String, pack: String,
    fileName: String
  ) -> Member {
    let (learner, path) =
      switch layout {
      case .folder: (name, "\(name)/\(fileName)")
      case .exerciseFolder: (name, "\(name)/07-\(exercise)/\(fileName)")
      case .workspace: (name, "\(name)/Rings/\(pack)/01-\(exercise)/\(fileName)")
      case .file: (name, "\(name).swift")
      case .zip: (name, "\(name).zip")
      case .tar: (name, "\(name).tar")
      case .section: ("Section A/\(name)", "Section A/\(name)/\(fileName)")
      case .moodle: ("\(name)_\(id)", "\(name)_\(id)_assignsubmission_file_/\(fileName)")
      case .canvas:
        (
          "\(name.filter { !$0.isWhitespace }.lowercased())_\(id)",
          "\(name.filter { !$0.isWhitespace }.lowercased())_\(id)_9\(id)_\(fileName)"
        )
      case .copies: (name, "\(name)/\(fileName)")
      }
    return Member(learner: learner, name: name, number: id, answer: answer, path: path)
  }

  /// Writes the class into a folder, and gives what each answer's text is, by the learner.
  ///
  /// - Throws: What writing throws.
  package func write(into folder: URL) throws {
    for (number, member) in members.enumerated() {
      let known = texts[member.answer] ?? [""]
      // Nobody's answer is another's: none is known from the cache.
      let text = known[number % known.count] + "\n// \(member.number)\n"
      let place = folder.appending(path: member.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents(of: member, text).write(to: place)
    }
  }

  /// The class's list, as a spreadsheet has it.
  package var roster: String {
    "Student ID,Full Name\r\n" + members.map { "\($0.number),\($0.name)\r\n" }.joined()
  }

  private func contents(of member: Member, _ text: String) throws -> Data {
    let ending = member.path.split(separator: ".").last.map(String.init)
    guard ending == "zip" || ending == "tar" else { return Data(text.utf8) }
    return try PackedAnswer.data([(fileName, Data(text.utf8))], isZip: ending == "zip")
  }
}

/// Numbers from a seed, the same on every machine.
private struct SplitMix {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(limit))
  }
}

extension String {
  fileprivate var decomposed: String { decomposedStringWithCanonicalMapping }
}
