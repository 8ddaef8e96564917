import Foundation
import TestSupport
import Testing

/// What Rings makes must not depend on how private its user keeps new files: root's jails run under
/// users of their own.
///
/// Alone: a mask is the whole process's.
@Suite("A private mask", .serialized, .runsAlone, .thorough)
struct PrivateMaskTests {
  @Test func aFirstVerdictUnderAPrivateMaskIsAVerdict() throws {
    var rings = RingsProcess()
    let cache = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: cache) }
    rings.cache = cache
    let mask = umask(0o077)
    defer { umask(mask) }
    let words = ["check", "first-widget", "--files"] + (try RingsProcess.solution("first-widget"))
    let outcome = try rings.run(words)
    #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
    // What others may read lies in a folder that they may not enter.
    let attributes = try FileManager.default.attributesOfItem(
      atPath: cache.appending(path: "rings").path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }
}
