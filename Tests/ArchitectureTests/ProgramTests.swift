import Foundation
import TestSupport
import Testing

@Suite("Each program holds what its role takes")
struct ProgramTests {
  /// Returns those of the given modules whose symbols a program contains.
  ///
  /// A symbol begins with `$s`, the length of its module's name and that name. The length of the
  /// declaration's name must follow, because text that only mentions a module has none.
  private func modules(_ names: [String], in program: String) throws -> Set<String> {
    try Set(names.filter { try holds("$s\($0.utf8.count)\($0)", before: "1"..."9", in: program) })
  }

  /// Returns whether a program contains text that is followed by a character in a range.
  private func holds(
    _ text: String, before next: ClosedRange<Unicode.Scalar>, in program: String
  ) throws -> Bool {
    let bytes = try Data(
      contentsOf: BuildFolder.url.appending(path: program), options: .mappedIfSafe)
    var start = bytes.startIndex
    while let found = bytes.range(of: Data(text.utf8), in: start..<bytes.endIndex) {
      start = found.upperBound
      if start < bytes.endIndex, next.contains(Unicode.Scalar(bytes[start])) { return true }
    }
    return false
  }

  @Test(.thorough) func theLearnersProcessLinksNothingOfTheJudge() throws {
    let judging = [
      "Judge", "LessonChecks", "WidgetLint", "Compiling", "Jailing", "Processes", "Subprocess",
      "Storage", "Curriculum", "Classroom", "Authoring", "Tutor", "Viewing", "CommandLine",
      "ArgumentParser", "XCTest", "Canvas", "CanvasServer", "PageServer", "FlyingFox",
      "FlyingSocks",
    ]
    let found = try modules(judging + ["SwiftUI", "WorkerProtocol"], in: "rings-worker")
    #expect(found == ["SwiftUI", "WorkerProtocol"])
  }

  @Test func theChecksProcessLinksNothingOfTheSDK() throws {
    let learners = ["SwiftUI", "WidgetKit", "LessonProbes", "Simulator", "Judge", "Compiling"]
    #expect(
      try modules(learners + ["LessonChecks"], in: "rings-checks") == ["LessonChecks"])
  }

  @Test(.thorough) func theCommandLineLinksNoSDK() throws {
    let others = [
      "SwiftUI", "WidgetKit", "LessonProbes", "Simulator", "LessonChecks", "PageServer",
      "FlyingFox",
    ]
    #expect(try modules(others + ["Judge"], in: "rings") == ["Judge"])
  }

  /// A command line that linked networking would load libcurl and its dependencies at every start.
  @Test func theCommandLineLinksNoNetworking() throws {
    for (program, isLoaded) in [
      ("rings", false), ("rings-checks", false), ("rings-worker", true), ("rings-page", true),
    ] {
      let isThere = try holds("libFoundationNetworking.so", before: "\0"..."\0", in: program)
      #expect(isThere == isLoaded, "\(program)")
    }
  }

  @Test func theSandboxLauncherIsSmall() throws {
    let others = [
      "Jailing", "Processes", "Storage", "SwiftUI", "WorkerProtocol", "Judge", "ArgumentParser",
    ]
    #expect(try modules(others + ["Launcher"], in: "rings-jail") == ["Launcher"])
  }
}
