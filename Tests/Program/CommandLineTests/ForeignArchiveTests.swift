import Foundation
import TestSupport
import Testing

/// Archives of other programs are read with libarchive's program if installed, and never in our own process.
@Suite("Archives of other programs", .serialized, .startsProcesses, .thorough)
struct ForeignArchiveTests {
  private static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/bsdtar")
  private static let reason: Comment = "Debian's libarchive-tools has the program that reads them."

  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var classFolder: URL { folder.appending(path: "class") }

  private static func answer(_ mark: String) -> String {
    "import Foundation\n\nstruct Forecast {\n  let by = \"\(mark)\"\n}\n"
  }

  private func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Packs a learner's folder with the system's program.
  private func pack(_ name: String, as form: String, _ options: String...) throws {
    try write(Data(Self.answer(name).utf8), to: "from-\(name)/mine/Forecast.swift")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/bsdtar")
    process.arguments =
      options + ["-cf", classFolder.appending(path: name + form).path, "-C"]
      + [folder.appending(path: "from-\(name)").path, "mine"]
    process.environment = ["LC_ALL": "C.UTF-8"]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// Returns the learners with their files, or with the problem.
  private func rows(_ options: String...) throws -> [String: String] {
    let outcome = try RingsProcess().run(
      ["grade", classFolder.path, "--exercise", "forecast-model", "--dry-run", "--json"] + options)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let plan = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let rows = plan?["submissions"] as? [[String: Any]] ?? []
    return rows.reduce(into: [:]) { all, row in
      let files = row["files"] as? [String] ?? []
      all[row["learner"] as? String ?? ""] =
        row["problem"] as? String ?? files.joined(separator: ", ")
    }
  }

  @Test(.enabled(if: isThere, reason))
  func theyAreReadLikeFolders() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: classFolder, withIntermediateDirectories: true)
    try pack("김하늘", as: ".7z", "--format", "7zip")
    try pack("lee", as: ".tar.xz", "-J")
    try write(Self.rar("mine/Forecast.swift", Self.answer("rar")), to: "class/park.rar")
    #expect(
      try rows() == [
        "김하늘": "mine/Forecast.swift", "lee": "mine/Forecast.swift", "park": "mine/Forecast.swift",
      ])
    // The judge uses the files as Rings read them for the plan.
    let outcome = try RingsProcess().run([
      "grade", "plan", classFolder.path, "--exercise", "forecast-model", "--out",
      folder.appending(path: "plan").path,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let texts = try (0..<3).map {
      try String(
        contentsOf: folder.appending(path: "plan/handed-in/\($0)/0/Forecast.swift"), encoding: .utf8
      )
    }
    #expect(Set(texts) == Set(["김하늘", "lee", "rar"].map(Self.answer)))
  }

  @Test(.enabled(if: isThere, reason))
  func unreadableArchivesAreReportedAndOthersAreGraded() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: classFolder, withIntermediateDirectories: true)
    try pack("ada", as: ".7z", "--format", "7zip")
    let whole = try Data(contentsOf: classFolder.appending(path: "ada.7z"))
    try write(whole.prefix(whole.count - 40), to: "class/cut.7z")
    try write(Data("no archive".utf8), to: "class/none.rar")
    try write(Data(), to: "class/nothing.7z")
    // 200 MB of zeros, which compress well.
    try write(
      Data("struct Forecast {}\n".utf8) + Data(count: 200 << 20),
      to: "from-bomb/mine/Forecast.swift")
    try pack("bomb2", as: ".7z", "--format", "7zip")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/bsdtar")
    process.arguments = [
      "--format", "7zip", "-cf", classFolder.appending(path: "bomb.7z").path, "-C",
      folder.appending(path: "from-bomb").path, "mine",
    ]
    try process.run()
    process.waitUntilExit()
    let found = try rows()
    #expect(found["ada"] == "mine/Forecast.swift" && found["bomb2"] == "mine/Forecast.swift")
    for name in ["cut", "none", "nothing"] {
      #expect(
        found[name]?.contains("unpacked folder") ?? false, "\(name): \(found[name] ?? "nobody")")
      #expect(!(found[name]?.contains("password") ?? true), "\(name): \(found[name] ?? "nobody")")
    }
    #expect(found["bomb"]?.contains("more than a submission's size limit") ?? false, "\(found)")
  }

  /// Returns a rar archive with one stored file, because no free program creates one.
  private static func rar(_ path: String, _ text: String) -> Data {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    func sum(_ bytes: [UInt8]) -> Int {
      let sum = bytes.reduce(UInt32.max) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
          sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
        }
      }
      return Int(~sum)
    }
    func block(_ kind: UInt8, _ flags: Int, _ body: [UInt8]) -> [UInt8] {
      let rest = [kind] + bytes(flags, 2) + bytes(7 + body.count, 2) + body
      return bytes(sum(rest) & 0xFFFF, 2) + rest
    }
    let (name, data) = (Array(path.utf8), Array(text.utf8))
    let sizes = bytes(data.count, 4) + bytes(data.count, 4)
    let file =
      sizes + [3] + bytes(sum(data), 4) + bytes(0x5D6B_5000, 4) + [20, 0x30]
      + bytes(name.count, 2) + bytes(0x81A4, 4) + name
    return Data(
      Array("Rar!".utf8) + [0x1A, 7, 0] + block(0x73, 0, Array(repeating: 0, count: 6))
        + block(0x74, 0x8000, file) + data + block(0x7B, 0x4000, []))
  }
}
