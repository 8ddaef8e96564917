import Foundation
import TestSupport
import Testing

/// A widget lacks the texts and the shared data that only the app's target has.
@Suite("Texts and groups of the app", .serialized, .startsProcesses) struct TextsOfTheAppTests {
  /// Draws a widget that shows a key and reads the defaults of a group.
  ///
  /// - Parameters:
  ///   - targets: The targets whose resources include the string table.
  ///   - members: The targets that list the app group.
  private func drawn(
    table: String = "Localizable.xcstrings", _ text: String = catalog,
    in targets: Set<String> = ["App", "Widgets"], groupOf members: Set<String> = ["App", "Widgets"]
  ) throws -> RingsProcess.Outcome {
    let folder = try TemporaryFolder()
    func phases(_ target: String, _ others: String = "") -> String {
      "(\(others)\(targets.contains(target) ? "R" : ""))"
    }
    _ = try folder.file(
      "Tea.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A, W); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, T); };
        F = { isa = PBXFileReference; path = Tea.swift; sourceTree = "<group>"; };
        T = { isa = PBXFileReference; path = "\(table)"; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = \(phases("App")); dependencies = (D); buildConfigurationList = AL; };
        AL = { isa = XCConfigurationList; buildConfigurations = (AC); };
        AC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          CODE_SIGN_ENTITLEMENTS = App.entitlements; }; };
        D = { isa = PBXTargetDependency; target = W; };
        W = { isa = PBXNativeTarget; name = Widgets; buildPhases = \(phases("Widgets", "S, "));
          productType = "com.apple.product-type.app-extension"; buildConfigurationList = WL; };
        WL = { isa = XCConfigurationList; buildConfigurations = (WC); };
        WC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          CODE_SIGN_ENTITLEMENTS = Widgets.entitlements; }; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        R = { isa = PBXResourcesBuildPhase; files = (RB); };
        RB = { isa = PBXBuildFile; fileRef = T; };
      }; }
      """)
    _ = try folder.file(table, text)
    for target in ["App", "Widgets"] {
      let group = members.contains(target) ? "<string>group.tea</string>" : ""
      _ = try folder.file(
        "\(target).entitlements",
        """
        <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
        <array>\(group)</array></dict></plist>
        """)
    }
    _ = try folder.file(
      "Tea.swift",
      """
      import SwiftUI
      import WidgetKit
      struct Moment: TimelineEntry { let date: Date }
      struct Moments: TimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
          completion(Moment(date: .now))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
          completion(Timeline(entries: [Moment(date: .now)], policy: .never))
        }
      }
      @main struct TeaWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "tea", provider: Moments()) { _ in
            VStack {
              Text("tea.title")
              Text(UserDefaults(suiteName: "group.tea")?.string(forKey: "tea") ?? "nothing")
            }
            .containerBackground(.white, for: .widget)
          }
        }
      }
      """)
    return try RingsProcess().run(
      "render", folder.url.path, "--family", "small", "--format", "json")
  }

  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "tea.title": { "localizations": {
      "en": { "stringUnit": { "state": "translated", "value": "Tea time" } } } } } }
    """

  @Test(arguments: [
    ("Localizable.xcstrings", catalog),
    ("Localizable.strings", "/* A title. */\n\"tea.title\" = \"Tea time\";\n"),
  ])
  func aTableOfTheAppAloneIsNamed(table: String, text: String) throws {
    let apart = try drawn(table: table, text, in: ["App"])
    #expect(apart.output.contains("tea.title"), "\(apart.errors)")
    #expect(apart.output.contains("Only the app's target has \(table)"), "\(apart.output)")
    let shared = try drawn(table: table, text, in: ["App", "Widgets"])
    #expect(shared.output.contains("Tea time"), "\(shared.output) \(shared.errors)")
    #expect(!shared.output.contains("Only the app's target"), "\(shared.output)")
  }

  @Test(.mainPath) func aGroupOfTheAppAloneIsNamed() throws {
    let apart = try drawn(groupOf: ["App"])
    #expect(apart.output.contains("list the app group group.tea"), "\(apart.output)")
    for members: Set in [["App", "Widgets"], []] {
      let shared = try drawn(groupOf: members)
      #expect(shared.output.contains("Tea time"), "\(shared.errors)")
      #expect(!shared.output.contains("app group"), "\(shared.output)")
    }
  }
}
