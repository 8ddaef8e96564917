public import Foundation
public import Testing

/// Compares text with a file in the `Golden` folder next to the test.
///
/// `RECORD_GOLDEN=1` writes the files and fails the run, so that a recording never counts as a pass. Each
/// line has a frame, to make differences visible.
public enum Golden {
  public static func expect(
    _ text: String, matches name: String, test: StaticString = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(fileURLWithPath: "\(test)").deletingLastPathComponent()
      .appendingPathComponent("Golden")
    try expect(
      text, matches: folder.appendingPathComponent(name), named: "Golden/\(name)",
      sourceLocation: sourceLocation)
  }

  /// Compares text with a generated file of the repository.
  public static func expect(
    _ text: String, matches file: URL, named name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record(
        "Recorded \(name); run again without RECORD_GOLDEN", sourceLocation: sourceLocation)
      return
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record(
        "\(name) does not exist; record it with RECORD_GOLDEN=1",
        sourceLocation: sourceLocation)
      return
    }
    if expected != text {
      Issue.record(
        "\(name) differs:\n\(difference(from: expected, to: text))",
        sourceLocation: sourceLocation)
    }
  }

  private static func difference(from expected: String, to actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var report: [String] = []
    for index in 0..<max(old.count, new.count) {
      let before = index < old.count ? String(old[index]) : nil
      let after = index < new.count ? String(new[index]) : nil
      if before == after { continue }
      if let before { report.append("\(index + 1) - |\(before)|") }
      if let after { report.append("\(index + 1) + |\(after)|") }
    }
    return report.joined(separator: "\n")
  }
}
