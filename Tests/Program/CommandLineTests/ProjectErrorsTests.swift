import Foundation
import TestSupport
import Testing

/// Errors in a project, whose files are compiled one by one so that later compiles can keep them.
@Suite("Errors in a project", .startsProcesses) struct ProjectErrorsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (W); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, R); };
        F = { isa = PBXFileReference; path = Clock.swift; sourceTree = "<group>"; };
        R = { isa = PBXFileReference; path = Rest.swift; sourceTree = "<group>"; };
        W = { isa = PBXNativeTarget; name = Widgets;
          productType = "com.apple.product-type.app-extension"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B, C); };
        B = { isa = PBXBuildFile; fileRef = F; };
        C = { isa = PBXBuildFile; fileRef = R; };
      }; }
      """
    _ = try folder.file("Clock.xcodeproj/project.pbxproj", project)
    _ = try folder.file("Clock.swift", "let clock: Int = \"noon\"  // \(UUID().uuidString)\n")
    let rest = String(repeating: "// Nothing to see here.\n", count: 1_000)
    _ = try folder.file("Rest.swift", "let rest: Int = \"night\"\n\(rest)// \(UUID().uuidString)\n")
  }

  /// If all files were compiled, no file can have more errors, so the module isn't compiled again.
  @Test(.mainPath) func completeErrorsNeedNoSecondCompile() throws {
    var process = RingsProcess()
    process.caller = ["/usr/bin/env", "RINGS_LOG=debug"]
    let outcome = try process.run("render", folder.url.path, "--target", "Widgets")
    #expect(outcome.status == 1, "\(outcome.errors)")
    for file in ["Clock.swift:1", "Rest.swift:1"] {
      #expect(outcome.errors.contains(file), "\(outcome.errors)")
    }
    let failed = outcome.errors.split(separator: "\n").filter {
      $0.contains("jail: finished end=exited(code: 1)")
    }
    #expect(failed.count == 1, "\(failed)")
  }

  /// The author of a project isn't told to change code that Xcode builds.
  @Test(.mainPath) func errorsThatOnlyRingsMayHaveGiveNoAdvice() throws {
    _ = try folder.file("Clock.swift", "let clock = nil  // \(UUID().uuidString)\n")
    _ = try folder.file("Rest.swift", "")
    let outcome = try RingsProcess().run("render", folder.url.path, "--target", "Widgets")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("requires a contextual type"), "\(outcome.errors)")
    #expect(outcome.errors.contains("If Xcode builds Widgets"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("Write it"), "\(outcome.errors)")
    let alone = try RingsProcess().run(
      "render", folder.url.appending(path: "Clock.swift").path)
    #expect(alone.errors.contains("Write it"), "\(alone.errors)")
    #expect(!alone.errors.contains("If Xcode builds"), "\(alone.errors)")
  }
}
