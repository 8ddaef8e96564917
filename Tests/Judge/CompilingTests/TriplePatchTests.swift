import Compiling
import Foundation
import TestSupport
import Testing

@Suite("A module's triple", .serialized)
struct TriplePatchTests {
  @Test(arguments: [
    ("x86_64-unknown-linux-gnu", "arm64-apple-ios13.0.0000"),
    ("aarch64-unknown-linux-gnu", "arm64-apple-ios13.0.00000"),
  ])
  func keepsItsLength(triple: String, expected: String) {
    let patch = TriplePatch(of: triple)
    #expect(patch.replacement == expected)
    #expect(patch.replacement?.utf8.count == triple.utf8.count)
  }

  @Test func isReplacedEverywhere() {
    let patch = TriplePatch(of: "aarch64-unknown-linux-gnu")
    let module = Data("\u{0}aarch64-unknown-linux-gnu\u{1}x-aarch64-unknown-linux-gnu".utf8)
    let patched = patch.applied(to: module)
    #expect(
      patched == Data("\u{0}arm64-apple-ios13.0.00000\u{1}x-arm64-apple-ios13.0.00000".utf8))
  }

  @Test func anotherMachinesModuleIsUnchanged() {
    let module = Data("x86_64-unknown-linux-gnu".utf8)
    #expect(TriplePatch(of: "aarch64-unknown-linux-gnu").applied(to: module) == module)
    // No iOS triple is this short, so there's no replacement.
    #expect(TriplePatch(of: "linux").applied(to: Data("linux".utf8)) == Data("linux".utf8))
  }
}
