import Compiling
import Foundation
import SwiftSource
import TestSupport
import Testing

/// Reading half a megabyte of source on one line takes linear time.
///
/// The judge reads it in its own process, without a time limit, and other submissions wait.
@Suite(.serialized) struct LongLineTests {
  @Test(
    .thorough, .timeLimit(.minutes(3)),
    arguments: [
      "1 as NSNumber,", "import ", "@objc(\n", "extension Int.", "func ==<A>(", "\"\\(",
      "let a = if let b, (", "unsafe ", "[", ".a", "#if a\n", "init(", "@objc(a) ", "#if os(",
      "Bundle.main", "[[)", "` ",
    ])
  func aPatternIsParsedOnce(pattern: String) {
    let bytes = Array(pattern.utf8)
    let count = SourceCopies.sizeLimit / 4 / bytes.count
    let source = Array(repeatElement(bytes, count: count).joined())
    let file = SwiftFile(source)
    let inPlace = SourceRewriter.forApple + [.plainSpaces, .platformConditions]
    #expect(file.rewritten(by: inPlace).count == source.count)
    #expect(file.rewritten(by: [.foundationImports(of: ["B"])]).count >= source.count)
    #expect(SourcePolicy().findings(in: source, file: "A.swift").count <= 20)
  }
}
