import Curriculum
import Foundation
import Judge
import Testing

@Suite(.serialized)
struct VerdictCacheTests {
  @Test func theSameFilesGetTheSameVerdictFromTheCache() async throws {
    let marker = "// \(UUID().uuidString)\n"
    let source = try marker + TinyPack.solution("greeting-model/Greeting.swift")
    let first = try await TinyPack.verdict(
      on: ["Greeting.swift": source], for: "greeting-model", keepsVerdicts: true)
    let second = try await TinyPack.verdict(
      on: ["Greeting.swift": source], for: "greeting-model", keepsVerdicts: true)
    #expect(!first.evidence.isFromCache)
    #expect(second.evidence.isFromCache)
    #expect(second.status == first.status)
    #expect(second.checks.map(\.id) == first.checks.map(\.id))
    let changed = try await TinyPack.verdict(
      on: ["Greeting.swift": source + "\n// more"], for: "greeting-model", keepsVerdicts: true)
    #expect(!changed.evidence.isFromCache)
  }

  @Test func whatABusyMachineMayCauseIsNotKept() async throws {
    let sources = try TinyPack.model(
      replacing: "let text = name.isEmpty ?", with: "while true {}\n    let text = name.isEmpty ?")
    for _ in 0..<2 {
      let verdict = try await TinyPack.verdict(
        on: sources, for: "greeting-model", keepsVerdicts: true,
        limits: WorkerLimits(request: .seconds(1)))
      #expect(!verdict.evidence.isFromCache)
      #expect(verdict.checks.contains { $0.status == .timedOut })
    }
  }
}
