import Foundation
import TestSupport
import Testing

/// Rings works with a private umask, although root's sandboxes run as other users.
///
/// Runs alone, because a umask applies to the whole process.
@Suite("A private mask", .serialized, .runsAlone, .thorough)
struct PrivateMaskTests {
  @Test func aFirstVerdictUnderAPrivateMaskSucceeds() throws {
    var rings = RingsProcess()
    let cache = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: cache) }
    rings.cache = cache
    let mask = umask(0o077)
    defer { umask(mask) }
    let words = ["check", "first-widget", "--files"] + (try RingsProcess.solution("first-widget"))
    let outcome = try rings.run(words)
    #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
    // Files that others may read are in a folder that other users can't enter.
    let attributes = try FileManager.default.attributesOfItem(
      atPath: cache.appending(path: "rings").path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }
}
