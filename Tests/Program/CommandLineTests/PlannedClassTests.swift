import Foundation
import TestSupport
import Testing

/// A class that is planned, run in parts and collected gets the same marks as with `grade`, including
/// quizzes.
@Suite("A planned class's marks", .serialized, .startsProcesses)
struct PlannedClassTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private static let formats = ["--format", "csv,exercism,github-classroom"]

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func write(_ text: String, to name: String) throws {
    let place = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  private func rings(
    _ words: [String], _ environment: [String: String] = [:]
  ) throws -> RingsProcess.Outcome {
    var process = RingsProcess()
    process.caller = ["/usr/bin/env"] + environment.map { "\($0.key)=\($0.value)" }
    let outcome = try process.run(words)
    #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    return outcome
  }

  /// Returns the reports without durations.
  private func reports(in name: String) throws -> [String: String] {
    let top = folder.appending(path: name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path).filter {
      $0 == "gradebook.csv" || $0.hasPrefix("exercism/") || $0.hasPrefix("github-classroom/")
    }
    return try paths.reduce(into: [:]) { all, path in
      guard let data = FileManager.default.contents(atPath: top.appending(path: path).path) else {
        return
      }
      let text = String(decoding: data, as: UTF8.self)
      all[path] = text.replacing(/"duration" : \d+/, with: "")
      try #require(!text.isEmpty)
    }
  }

  @Test(.mainPath) func quizzesCountTheSameInPartsAsAtOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try #require(RingsProcess.solution("forecast-model").first)
    let solution = try String(contentsOf: URL(filePath: file), encoding: .utf8)
    func manifest(_ who: String, _ id: String, _ answers: String) -> String {
      """
      {"type": "rings-hand-in", "version": 1, "made": "2026-11-26T17:00:00Z",
       "who": {"name": "\(who)", "id": "\(id)"},
       "pack": {"id": "weather-widget", "version": "1", "digest": "0"},
       "exercises": [{"id": "glance", "answers": {\(answers)}},
                     {"id": "forecast-model", "files": ["forecast-model/Forecast.swift"]}]}
      """
    }
    for (who, id, letter) in [("ada", "7", "b"), ("bob", "8", "a")] {
      try write(manifest(who, id, "\"purpose\": [\"\(letter)\"]"), to: "class/\(who)/hand-in.json")
      try write(solution, to: "class/\(who)/forecast-model/Forecast.swift")
    }
    try write("enum Sky {}\n", to: "class/eve/forecast-model/Forecast.swift")
    let meant = ["--exercise", "glance", "--exercise", "forecast-model", "--isolation", "none"]
    _ = try rings(["grade", path("class"), "--out", path("out")] + meant + Self.formats)
    _ = try rings(
      ["grade", "plan", path("class"), "--out", path("plan"), "--parts", "2"] + meant
        + Self.formats)
    // Like the pods of an Indexed Job.
    let job = try String(
      contentsOf: folder.appending(path: "plan/kubernetes/parts.yml"), encoding: .utf8)
    let line = try #require(job.firstMatch(of: /args: (\[.*\])/)).1
    let words = try #require(
      JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String]
    ).map { $0 == "/plan" ? path("plan") : $0 }
    for part in 0..<2 {
      let outcome = try rings(words, ["JOB_COMPLETION_INDEX": "\(part)"])
      #expect(outcome.errors.contains("Part \(part) of 2 (JOB_COMPLETION_INDEX)"))
    }
    _ = try rings(["grade", "collect", path("plan")])
    let (once, parts) = (try reports(in: "out"), try reports(in: "plan"))
    #expect(once == parts)
    let table = try #require(once["gradebook.csv"])
    #expect(table.contains(",glance,forecast-model,"), "\(table)")
    #expect(once.count == 1 + 3 + 5, "\(once.keys)")
  }
}
