import Curriculum
import Foundation
import Judge
import Sentences
import TestSupport
import Testing

@Suite(.serialized, .startsProcesses)
struct VerdictCacheTests {
  @Test(.mainPath) func theSameFilesGetTheCachedVerdict() async throws {
    let marker = "// \(UUID().uuidString)\n"
    let source = try marker + TinyPack.solution("greeting-model/Greeting.swift")
    let first = try await TinyJudge.verdict(
      on: ["Greeting.swift": source], for: "greeting-model", keepsVerdicts: true)
    let second = try await TinyJudge.verdict(
      on: ["Greeting.swift": source], for: "greeting-model", keepsVerdicts: true)
    #expect(!first.evidence.isFromCache)
    #expect(second.evidence.isFromCache)
    #expect(second.status == first.status)
    #expect(second.checks.map(\.id) == first.checks.map(\.id))
    let changed = try await TinyJudge.verdict(
      on: ["Greeting.swift": source + "\n// more"], for: "greeting-model", keepsVerdicts: true)
    #expect(!changed.evidence.isFromCache)
  }

  @Test(.mainPath) func aCachedVerdictSpeaksBothLanguages() async throws {
    let marker = "// \(UUID().uuidString)\n"
    let source = try marker + TinyPack.solution("greeting-model/Greeting.swift")
    let wrong = source.replacing("\"Hello\"", with: "\"Howdy\"")
    let made = try await TinyJudge.verdict(
      on: ["Greeting.swift": wrong], for: "greeting-model", keepsVerdicts: true)
    let kept = try await TinyJudge.verdict(
      on: ["Greeting.swift": wrong], for: "greeting-model", keepsVerdicts: true)
    #expect(kept.evidence.isFromCache)
    for verdict in [made, kept] {
      let said = verdict.checks.compactMap(\.message)
      #expect(said.contains { $0.spoken(in: .english) == "Expected Hello, found Howdy." })
      #expect(
        said.contains { $0.spoken(in: .korean) == "Hello 값을 기대했지만 Howdy 값이 나왔어요." },
        "\(said.map { $0.spoken(in: .korean) })")
    }
  }

  @Test func verdictsAffectedByLoadAreNotCached() async throws {
    let sources = try TinyPack.model(
      replacing: "let text = name.isEmpty ?", with: "while true {}\n    let text = name.isEmpty ?")
    for _ in 0..<2 {
      let verdict = try await TinyJudge.verdict(
        on: sources, for: "greeting-model", keepsVerdicts: true,
        limits: WorkerLimits(request: .seconds(1)))
      #expect(!verdict.evidence.isFromCache)
      #expect(verdict.checks.contains { $0.status == .timedOut })
    }
  }

  /// A learner saves the correct solution while a wrong solution is being judged, and then hands in the wrong
  /// solution again.
  @Test(.mainPath) func savingDuringACheckDoesNotChangeItsVerdict() async throws {
    let right = try "// \(UUID().uuidString)\n" + TinyPack.solution("greeting-model/Greeting.swift")
    let wrong = right.replacing("Hello", with: "Howdy")
    let files = try Submitted(["Greeting.swift": wrong])
    defer { files.remove() }
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = true
    let judge = Judge(configuration)
    let (exercise, pack) = (try TinyPack.exercise("greeting-model"), try TinyPack.read())
    let first = await judge.verdict(for: exercise, in: pack, files: files.urls) {
      // Called after the files are read, and before they are compiled.
      try? Data(right.utf8).write(to: files.urls[0])
      return nil
    }
    #expect(first.status == .failed)
    try Data(wrong.utf8).write(to: files.urls[0])
    let second = await judge.verdict(for: exercise, in: pack, files: files.urls)
    #expect(second.evidence.isFromCache)
    #expect(second.status == .failed)
  }

  /// A violation is saved after the policy check, so it must not be compiled.
  @Test func theCheckedSourceIsTheCompiledSource() async throws {
    let honest = try TinyPack.solution("greeting-model/Greeting.swift")
    let files = try Submitted(["Greeting.swift": honest.replacing("Hello", with: "Howdy")])
    defer { files.remove() }
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = false
    let verdict = await Judge(configuration).verdict(
      for: try TinyPack.exercise("greeting-model"), in: try TinyPack.read(), files: files.urls
    ) {
      try? Data((honest + "\ninfix operator ==\n").utf8).write(to: files.urls[0])
      return nil
    }
    #expect(verdict.status == .failed)
  }

  /// A relinked program, and the same files in another clone, give the same key.
  @Test func pathsAndTimesAreNotInAVerdictsKey() async throws {
    let configuration = try await Laboratory.shared.configuration
    let worker = configuration.programs.worker
    let before = configuration.stamp
    #expect(!before.joined().contains(worker.deletingLastPathComponent().path), "\(before)")
    let clone = try TemporaryFolder()
    for name in [
      "rings-worker", "rings-checks", "rings-macros", "rings-jail", "rings-page", "Modules",
      "rings",
    ] {
      // Times differ, and `rings` is linked last.
      try FileManager.default.copyItem(
        at: worker.deletingLastPathComponent().appending(path: name).resolvingSymlinksInPath(),
        to: clone.url.appending(path: name))
      let place = clone.url.appending(path: name).path
      let inside = FileManager.default.subpaths(atPath: place) ?? []
      for path in [place] + inside.map({ "\(place)/\($0)" }) {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: name == "rings" ? 2_000_000 : 1_000_000)],
          ofItemAtPath: path)
      }
    }
    let other = try await JudgeConfiguration.found(
      executable: clone.url.appending(path: "rings"), cache: configuration.cache)
    #expect(other.stamp == before)
    // The worker is newer than the programs that it was linked into, so its origin is unknown.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 3_000_000)],
      ofItemAtPath: clone.url.appending(path: "rings-worker").path)
    #expect(other.stamp != before)
  }

  /// A changed score is valid JSON, but not a verdict of ours.
  @Test func aTamperedVerdictIsMadeAgain() async throws {
    let folder = try TemporaryFolder()
    let files = try Submitted([
      "Greeting.swift": TinyPack.solution("greeting-model/Greeting.swift")
        .replacing("Hello", with: "Howdy")
    ])
    defer { files.remove() }
    var configuration = try await Laboratory.shared.configuration
    configuration.cache = folder.cache
    configuration.keepsVerdicts = true
    func verdict() async throws -> Verdict {
      await Judge(configuration).verdict(
        for: try TinyPack.exercise("greeting-model"), in: try TinyPack.read(), files: files.urls)
    }
    let first = try await verdict()
    #expect(try await verdict().evidence.isFromCache)
    let place = folder.url.appending(path: "verdicts")
    let kept = try FileManager.default.contentsOfDirectory(
      at: place, includingPropertiesForKeys: nil)
    for file in kept {
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacing("\"failed\"", with: "\"passed\"").utf8).write(to: file)
    }
    let second = try await verdict()
    #expect(!second.evidence.isFromCache)
    #expect(second.score == first.score)
  }
}
