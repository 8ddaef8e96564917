import Foundation
import TestSupport
import Testing

/// `rings gallery` for a project, whose settings complement its files.
@Suite("The gallery of a project", .startsProcesses) struct GalleryOfProjectTests {
  private let folder: TemporaryFolder

  /// Creates a repository with its project one folder down, like most repositories.
  init() throws {
    folder = try TemporaryFolder()
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A, W); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
        F = { isa = PBXFileReference; path = Clock.swift; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = AL; buildPhases = (); dependencies = (D); };
        D = { isa = PBXTargetDependency; target = W; };
        AL = { isa = XCConfigurationList; buildConfigurations = (AC); };
        AC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          IPHONEOS_DEPLOYMENT_TARGET = 16.0; }; };
        W = { isa = PBXNativeTarget; name = Widgets; buildConfigurationList = WL;
          productType = "com.apple.product-type.app-extension"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        WL = { isa = XCConfigurationList; buildConfigurations = (WC); };
        WC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          IPHONEOS_DEPLOYMENT_TARGET = 17.0; INFOPLIST_FILE = Info.plist; }; };
      }; }
      """
    _ = try folder.file("Repository/README.md", "A clock.")
    _ = try folder.file("Repository/Clock/Clock.xcodeproj/project.pbxproj", project)
    _ = try folder.file("Repository/Clock/Pods/Pods.xcodeproj/project.pbxproj", "")
    _ = try folder.file(
      "Repository/Clock/Info.plist",
      """
      <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.widgetkit-extension</string></dict></dict></plist>
      """)
    _ = try folder.file(
      "Repository/Clock/Clock.swift",
      """
      import SwiftUI
      import WidgetKit
      struct Moment: TimelineEntry { let date: Date }
      struct Clock: TimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
          completion(Moment(date: .now))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
          completion(Timeline(entries: [Moment(date: .now)], policy: .never))
        }
      }
      @main struct ClockWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "clock", provider: Clock()) { entry in
            Text(entry.date, style: .time).containerBackground(.white, for: .widget)
          }
          .configurationDisplayName("Clock").description("The time.")
        }
      }
      """)
  }

  private func gallery(_ path: String, _ options: String...) throws -> RingsProcess.Outcome {
    try RingsProcess().run(["gallery", folder.url.appending(path: path).path] + options)
  }

  @Test(.mainPath) func theProjectSetsTheTargetsAndTheNewestTheDevice() throws {
    let outcome = try gallery("Repository")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains("iOS 18.0; app target 16.0, widget extension target 17.0"),
      "\(outcome.output)")
  }

  @Test(.mainPath) func optionsOverrideTheProject() throws {
    let older = try gallery("Repository/Clock", "--ios", "16.4")
    #expect(older.status == 1)
    #expect(older.output.contains("iOS 16.4; app target 16.0, widget extension target 17.0"))
    let lower = try gallery("Repository", "--ios", "16.4", "--extension-target", "16.2")
    #expect(lower.output.contains("app target 16.0, widget extension target 16.2"))
  }

  /// Without `--ios`, the phone can install the app.
  @Test func theProjectMayNeedANewerPhone() throws {
    let file = folder.url.appending(path: "Repository/Clock/Clock.xcodeproj/project.pbxproj")
    try String(contentsOf: file, encoding: .utf8).replacing("16.0", with: "26.1")
      .write(to: file, atomically: true, encoding: .utf8)
    let outcome = try gallery("Repository")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("iOS 26.1; app target 26.1"), "\(outcome.output)")
    let picture = try RingsProcess().run(
      "render", folder.url.appending(path: "Repository").path, "--family", "small", "--format",
      "ascii")
    #expect(picture.output.contains("iOS 26.1"), "\(picture.output)")
  }

  /// Of several projects, the project with the target is used.
  @Test func aTargetIdentifiesItsProject() throws {
    let other = folder.url.appending(path: "Repository/Older")
    try FileManager.default.copyItem(at: folder.url.appending(path: "Repository/Clock"), to: other)
    let file = other.appending(path: "Clock.xcodeproj/project.pbxproj")
    try String(contentsOf: file, encoding: .utf8).replacing("name = Widgets", with: "name = Old")
      .replacing("17.0", with: "16.1").write(to: file, atomically: true, encoding: .utf8)
    let outcome = try gallery("Repository", "--target", "Old")
    #expect(outcome.output.contains("widget extension target 16.1"), "\(outcome.errors)")
    #expect(try gallery("Repository").status == 2)
  }

  @Test func looseFilesDefineNoApp() throws {
    let outcome = try gallery("Repository/Clock/Clock.swift")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--extension-target"), "\(outcome.errors)")
  }
}
