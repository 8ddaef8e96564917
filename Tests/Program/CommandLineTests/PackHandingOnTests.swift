import Foundation
import TestSupport
import Testing

@Suite("Packs that are handed on", .serialized, .startsProcesses)
struct PackHandingOnTests {
  /// A folder with a new pack, and a separate home for installed packs.
  private final class Desk {
    let folder: URL

    init(named name: String = "my-pack") throws {
      folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let scaffold = try rings("pack", "new", name)
      #expect(scaffold.status == 0, "\(scaffold.errors)")
      try OwnPack.removeMarks(in: folder.appending(path: name))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func rings(_ arguments: String..., language: String = "en_US.UTF-8") throws
      -> RingsProcess.Outcome
    {
      let home = "XDG_DATA_HOME=\(folder.path)/share"
      return try RingsProcess(caller: ["/usr/bin/env", home], folder: folder)
        .run(arguments: arguments, language: language)
    }

    var exercise: URL { folder.appending(path: "my-pack/01-first-ring/01-greeting") }

    func change(_ path: String, _ words: String, _ text: String) throws {
      let file = folder.appending(path: path)
      let old = try String(contentsOf: file, encoding: .utf8)
      try Data(old.replacing(words, with: text).utf8).write(to: file)
    }

    func isThere(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    }
  }

  private func digest(in text: String) throws -> String {
    String(try #require(text.firstMatch(of: /sha256 ([0-9a-f]{64})/)).1)
  }

  @Test(.mainPath) func aValidPackIsBundledInstalledListedAndRemoved() throws {
    let desk = try Desk()
    let bundled = try desk.rings("pack", "bundle", "my-pack")
    #expect(bundled.status == 0, "\(bundled.errors)")
    #expect(bundled.errors.contains("[9/9]"))
    let digest = try digest(in: bundled.output)
    let other = try desk.rings(
      "pack", "install", "my-pack-0.1.0.tar", "--sha256", String(repeating: "0", count: 64))
    #expect(other.status == 1 && other.errors.contains(digest), "\(other.errors)")
    #expect(!desk.isThere("share/rings/packs/my-pack"))
    let malformed = try desk.rings("pack", "install", "my-pack-0.1.0.tar", "--sha256", "abc")
    #expect(malformed.status == 2 && malformed.errors.contains("64"), "\(malformed.errors)")
    let installed = try desk.rings(
      "pack", "install", "my-pack-0.1.0.tar", "--sha256", "sha256:" + digest.uppercased())
    #expect(installed.status == 0, "\(installed.errors)")
    #expect(try self.digest(in: installed.output) == digest)
    #expect(desk.isThere("share/rings/packs/my-pack/Solutions"))
    let again = try desk.rings("pack", "install", "my-pack")
    #expect(again.output.contains("already installed"))
    let list = try desk.rings("pack", "list")
    #expect(list.output.contains("my-pack 0.1.0 (en)"))
    #expect(list.output.contains(digest))
    #expect(list.output.contains("my-pack-0.1.0.tar; validated when it was installed"))
    #expect(try desk.rings("pack", "remove", "my-pack").status == 0)
    #expect(!desk.isThere("share/rings/packs/my-pack"))
    #expect(try desk.rings("pack", "remove", "my-pack").status == 2)
  }

  @Test func anInvalidPackIsNotBundled() throws {
    let desk = try Desk()
    // Add the code after the lines that wrong submissions change, so that the submissions still apply.
    try desk.change(
      "my-pack/Solutions/01-first-ring/01-greeting/GreetingView.swift", "    }\n  }\n",
      "    }\n    .scaleEffect(0.1)\n  }\n")
    let refused = try desk.rings("pack", "bundle", "my-pack", "--out", "a.tar")
    #expect(refused.status == 1)
    #expect(refused.output.contains("[solution-passes]"))
    #expect(!desk.isThere("a.tar"))
    let aloud = try desk.rings("pack", "bundle", "my-pack", "--out", "a.tar", "--unchecked")
    #expect(aloud.status == 0)
    #expect(aloud.errors.contains("NOT CHECKED"))
    let install = try desk.rings("pack", "install", "a.tar")
    #expect(install.status == 1)
    #expect(install.errors.contains("NOT CHECKED by its author"))
    #expect(install.output.contains("[solution-passes]"))
    #expect(!desk.isThere("share/rings/packs/my-pack"))
    let anyway = try desk.rings("pack", "install", "a.tar", "--unchecked", language: "ko_KR.UTF-8")
    #expect(anyway.status == 0)
    #expect(anyway.errors.contains("검사하지 않았어요"))
    #expect(desk.isThere("share/rings/packs/my-pack"))
  }

  @Test(.mainPath) func anOlderVersionIsReported() throws {
    let desk = try Desk()
    #expect(try desk.rings("pack", "install", "my-pack", "--unchecked").status == 0)
    try desk.change("my-pack/pack.yml", "version: 0.1.0", "version: 0.0.9")
    let older = try desk.rings("pack", "install", "my-pack", "--unchecked")
    #expect(older.output.contains("The pack replaces 0.1.0, sha256"))
    #expect(older.output.contains("0.0.9 is OLDER"))
  }

  @Test(.mainPath) func unwritablePlacesAreReportedBeforeValidation() throws {
    let desk = try Desk()
    let outcome = try desk.rings("pack", "bundle", "my-pack", "--out", "nowhere/a.tar")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("Can't write"))
    #expect(!outcome.errors.contains("[1/"))
  }

  @Test func anOutputThatIsNoFileIsKept() throws {
    let desk = try Desk()
    let pipe = desk.folder.appending(path: "pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let reader = Process()
    reader.executableURL = URL(filePath: "/bin/cat")
    reader.arguments = [pipe.path]
    let output = Pipe()
    reader.standardOutput = output
    try reader.run()
    let bundled = try desk.rings("pack", "bundle", "my-pack", "--unchecked", "--out", pipe.path)
    #expect(bundled.status == 0, "\(bundled.errors)")
    var status = stat()
    #expect(lstat(pipe.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    if bundled.status != 0 { reader.terminate() }
    #expect(!output.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test(arguments: ["nothing", "ext::sh -c touch% a", "--"])
  func invalidSourcesAreReported(source: String) throws {
    #expect(try Desk().rings("pack", "install", source).status == 2)
  }

  @Test func anInvalidBundleInstallsNothing() throws {
    let desk = try Desk()
    try Data("no archive".utf8).write(to: desk.folder.appending(path: "course.tar"))
    let refused = try desk.rings("pack", "install", "course.tar")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("course.tar isn't a usable pack"))
  }

  @Test func aStudentEditionJudgesWhatItHas() throws {
    let desk = try Desk()
    try desk.change(
      "my-pack/01-first-ring/01-greeting/exercise.yml", "points: 5\n    depends",
      "points: 5\n    visibility: hidden\n    says: {en: Look at its size.}\n    depends"
    )
    let bundled = try desk.rings("pack", "bundle", "my-pack", "--student")
    #expect(bundled.status == 0, "\(bundled.output)\(bundled.errors)")
    #expect(bundled.output.contains("1 check for 5 points, which you judge"))
    let installed = try desk.rings("pack", "install", "my-pack-0.1.0-student.tar")
    #expect(installed.status == 0, "\(installed.errors)")
    #expect(installed.output.contains("can't be validated here"))
    // A name would select the complete pack in this folder.
    let copy = "share/rings/packs/my-pack"
    let answer = "my-pack/Solutions/01-first-ring/01-greeting/GreetingView.swift"
    let passed = try desk.rings("check", "greeting", "--pack", copy, "--files", answer)
    #expect(passed.status == 0, "\(passed.output)\(passed.errors)")
    #expect(passed.output.contains("5/10 points"))
    #expect(passed.words.contains("1 hidden check, worth 5 points"))
    let korean = try desk.rings(
      "check", "greeting", "--pack", copy, "--files", answer, language: "ko_KR.UTF-8")
    #expect(korean.words.contains("나머지 5점은"))
    let json = try desk.rings(
      "check", "greeting", "--pack", copy, "--files", answer, "--json")
    #expect(try SchemaCheck("verdict").problems(in: json.output) == [])
    #expect(json.output.contains("\"judgedElsewhere\""))
    let starter = "my-pack/01-first-ring/01-greeting/Start/GreetingView.swift"
    let failed = try desk.rings("check", "greeting", "--pack", copy, "--files", starter)
    #expect(failed.status == 1)
    let solution = try desk.rings("solution", "greeting", "--pack", copy)
    #expect(solution.status == 2)
    #expect(solution.errors.contains("no solution"))
    for arguments in [["grade", "my-pack", "--pack"], ["pack", "check"], ["pack", "mutants"]] {
      let refused = try RingsProcess(
        caller: ["/usr/bin/env", "XDG_DATA_HOME=\(desk.folder.path)/share"], folder: desk.folder
      ).run(arguments: arguments + [copy])
      #expect(refused.status == 2, "\(arguments)")
      #expect(refused.errors.contains("student copy"), "\(refused.errors)")
    }
  }

  @Test func aNewVersionIsComparedWithOldSamples() throws {
    let desk = try Desk()
    let same = try desk.rings("pack", "diff", "my-pack", "my-pack", "--json")
    #expect(same.status == 0, "\(same.errors)")
    #expect(try SchemaCheck("diff").problems(in: same.output) == [])
    #expect(try desk.rings("pack", "bundle", "my-pack", "--unchecked").status == 0)
    try desk.change(
      "my-pack/01-first-ring/01-greeting/Checks/GreetingChecks.swift", ".fontSize, 20",
      ".fontSize, 26")
    let stricter = try desk.rings("pack", "diff", "my-pack-0.1.0.tar", "my-pack")
    #expect(stricter.status == 1)
    #expect(stricter.output.contains("Right/one-text no longer pass: 10 → 5 points"))
    #expect(stricter.output.contains("GreetingChecks.testTheNameIsLarge: "))
    let json = try desk.rings("pack", "diff", "my-pack-0.1.0.tar", "my-pack", "--json")
    #expect(try SchemaCheck("diff").problems(in: json.output) == [])
    #expect(json.output.contains("\"keepsAllPasses\" : false"))
  }
}
