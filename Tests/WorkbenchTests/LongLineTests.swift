import Foundation
import Testing

@testable import Workbench

/// Source of half a megabyte on one line is read in time that grows with its length: the judge reads it in
/// its own process, where nothing bounds the time and somebody else's submission waits.
@Suite struct LongLineTests {
  @Test(
    .timeLimit(.minutes(3)),
    arguments: [
      "1 as NSNumber,", "import ", "@objc(\n", "extension Int.", "func ==<A>(", "\"\\(",
      "let a = if let b, (",
    ])
  func aPatternIsReadOnce(pattern: String) {
    let bytes = Array(pattern.utf8)
    let count = SourceCopies.sizeLimit / 4 / bytes.count
    let source = Array(repeatElement(bytes, count: count).joined())
    #expect(AppleSource.neutral(source).count == source.count)
    #expect(PlatformConditions.decided(source).count == source.count)
    #expect(FoundationImports.completed(source, with: ["B"]).count >= source.count)
    #expect(SourcePolicy().findings(in: source, file: "A.swift").count <= 20)
    #expect(DeclarationScan(CodeTokens(source)).ownTypes.isEmpty)
  }

  @Test(arguments: [
    String(repeating: "enum a {", count: 2_000),
    "enum \(String(repeating: "a", count: 10_000)) { \(String(repeating: "enum b {}", count: 1_000)) }",
    "extension \(String(repeating: "a", count: 10_000)) { \(String(repeating: "enum b {}", count: 1_000)) }",
    "extension a\(String(repeating: ".a", count: 5_000)) { \(String(repeating: "enum b {}", count: 1_000)) }",
  ])
  func namesOfTypesWithinTypesTakeLittleMoreRoomThanTheSource(source: String) {
    let scan = DeclarationScan(CodeTokens(Array(source.utf8)))
    let kept = scan.ownTypes.reduce(0) { $0 + $1.utf8.count }
    let extended = scan.declarations.compactMap(\.extended).reduce(0) { $0 + $1.path.utf8.count }
    #expect(kept <= 4 * source.utf8.count)
    #expect(extended <= 8 * source.utf8.count)
  }
}
