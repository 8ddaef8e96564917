import Foundation
import Testing
@testable import Compiling

/// Source of half a megabyte on one line is read in time that grows with its length: the judge reads it in
/// its own process, where nothing bounds the time and somebody else's submission waits.
@Suite struct LongLineTests {
  @Test(
    .timeLimit(.minutes(3)),
    arguments: [
      "1 as NSNumber,", "import ", "@objc(\n", "extension Int.", "func ==<A>(", "\"\\(",
      "let a = if let b, (", "unsafe ",
    ])
  func aPatternIsReadOnce(pattern: String) {
    let bytes = Array(pattern.utf8)
    let count = SourceCopies.sizeLimit / 4 / bytes.count
    let source = Array(repeatElement(bytes, count: count).joined())
    #expect(AppleSource.neutral(source).count == source.count)
    #expect(PlatformConditions.decided(source).count == source.count)
    #expect(FoundationImports.completed(source, with: ["B"]).count >= source.count)
    #expect(SourcePolicy().findings(in: source, file: "A.swift").count <= 20)
  }
}
