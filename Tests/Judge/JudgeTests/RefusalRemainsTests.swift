import Judge
import TestSupport
import Testing

/// Processes started for files that are then refused end with the refusal.
///
/// Runs alone, because processes of other tests would look like leftovers.
@Suite(.serialized, .runsAlone, .mainPath)
struct RefusalRemainsTests {
  @Test func aRefusalLeavesNothingBehind() async throws {
    let before = try Remains.now()
    let sources = try TinyPack.model(replacing: "var name: String", with: "var name: = String")
    _ = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    let left = try await Remains.left(since: before)
    #expect(left.isEmpty, "left behind: \(left)")
  }
}
