import Judge
import TestSupport
import Testing

/// What was started for files that are then refused ends with the refusal.
///
/// Alone: what others have started meanwhile would be taken for something that was left behind.
@Suite(.serialized, .runsAlone, .mainPath)
struct RefusalRemainsTests {
  @Test func nothingStaysBehindARefusal() async throws {
    let before = try Remains.now()
    let sources = try TinyPack.model(replacing: "var name: String", with: "var name: = String")
    _ = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    let left = try await Remains.left(since: before)
    #expect(left.isEmpty, "left behind: \(left)")
  }
}
