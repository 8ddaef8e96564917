import Curriculum
import Foundation
import Testing

/// Reads tiny packs with a mistake each, and compares the author's messages with a file.
///
/// `RECORD_GOLDEN=1` writes the files again and fails the run.
@Suite struct BrokenPackTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Packs")

  static var faults: [String] {
    SwiftFiles.folders(in: folder).map(\.lastPathComponent)
  }

  @Test(arguments: faults)
  func everyMistakeHasItsPlaceAndRemedy(fault: String) throws {
    let pack = Self.folder.appending(path: fault)
    let error = #expect(throws: CurriculumError.self) { try PackReader(folder: pack).read() }
    guard case .brokenPack(_, let problems) = error else {
      Issue.record("expected a broken pack, got \(String(describing: error))")
      return
    }
    let text = problems.map { $0.description(relativeTo: pack) + "\n" }.joined()
    let golden = pack.appending(path: "expected.txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try text.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("recorded \(fault)")
    } else {
      #expect(text == (try String(contentsOf: golden, encoding: .utf8)))
    }
  }

  @Test func everyReaderRuleHasAFixture() throws {
    let texts = try Self.faults.map {
      try String(
        contentsOf: Self.folder.appending(path: "\($0)/expected.txt"), encoding: .utf8)
    }
    // The problems that only the audit finds, or that need a large file, have separate tests.
    let rulesOfTheAudit: Set<PackProblem.Rule> = [
      .forbiddenWord, .invalidAnswer, .staleChange, .starterLanguage, .strayFile, .tooLarge,
      .unprovenCheck,
      .unreasonableSize,
    ]
    for rule in PackProblem.Rule.allCases where !rulesOfTheAudit.contains(rule) {
      #expect(texts.contains { $0.contains("[\(rule.rawValue)]") }, "\(rule.rawValue)")
    }
  }
}
