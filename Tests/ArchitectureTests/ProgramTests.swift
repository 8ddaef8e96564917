import Foundation
import TestSupport
import Testing

@Suite("Each program holds what its role takes")
struct ProgramTests {
  /// The names of Swift modules whose symbols a program has, of those that are asked for.
  ///
  /// A symbol begins with `$s`, the length of its module's name and that name; a declaration's own name
  /// follows with its length, which a text about symbols does not have.
  private func modules(_ names: [String], in program: String) throws -> Set<String> {
    let bytes = try Data(
      contentsOf: BuildFolder.url.appending(path: program), options: .mappedIfSafe)
    return Set(
      names.filter { name in
        let module = "$s\(name.utf8.count)\(name)"
        return (1...9).contains { bytes.range(of: Data("\(module)\($0)".utf8)) != nil }
      })
  }

  @Test func theLearnersProcessHasNothingOfTheJudge() throws {
    let judging = [
      "Judge", "LessonChecks", "WidgetLint", "Compiling", "Jailing", "Processes", "Subprocess",
      "Storage", "Curriculum", "Classroom", "Authoring", "Tutor", "Viewing", "CommandLine",
      "ArgumentParser", "XCTest", "Canvas", "CanvasServer", "FlyingFox", "FlyingSocks",
    ]
    let found = try modules(judging + ["SwiftUI", "Stage"], in: "rings-worker")
    #expect(found == ["SwiftUI", "Stage"])
  }

  @Test func theChecksProcessHasNothingOfTheSDK() throws {
    let learners = ["SwiftUI", "WidgetKit", "LessonProbes", "Simulator", "Judge", "Compiling"]
    #expect(
      try modules(learners + ["LessonChecks"], in: "rings-checks") == ["LessonChecks"])
  }

  @Test func theCommandLineCarriesNoSDK() throws {
    let others = ["SwiftUI", "WidgetKit", "LessonProbes", "Simulator", "LessonChecks"]
    #expect(try modules(others + ["Judge"], in: "rings") == ["Judge"])
  }

  /// Every start would load libcurl and what stands behind it.
  @Test func theCommandLineLoadsNothingForTheNetwork() throws {
    let loaded = Data("libFoundationNetworking.so\0".utf8)
    for (program, isLoaded) in [("rings", false), ("rings-checks", false), ("rings-worker", true)] {
      let bytes = try Data(
        contentsOf: BuildFolder.url.appending(path: program), options: .mappedIfSafe)
      #expect((bytes.range(of: loaded) != nil) == isLoaded, "\(program)")
    }
  }

  @Test func theJailsEntranceIsSmall() throws {
    let others = ["Jailing", "Processes", "Storage", "SwiftUI", "Stage", "Judge", "ArgumentParser"]
    #expect(try modules(others + ["Entrance"], in: "rings-jail") == ["Entrance"])
  }
}
