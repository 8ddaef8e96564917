import Compiling
import Foundation
import TestSupport
import Testing
import XcodeProjects

/// What a target of a project takes, read from the project's own file.
@Suite struct ProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aListInTheOldFormIsRead() throws {
    let text = """
      // !$*UTF8*$!
      { a = (1, "two words", /* a comment */ "\\U00e9\\n",); "b c" = { d = <0f ba>; }; e = $(HOME)/x; }
      """
    #expect(throws: OldStylePropertyList.Damage.malformed) {
      try OldStylePropertyList.value(of: Array(text.utf8), deepest: 10)
    }
    let quoted = text.replacing("$(HOME)/x", with: "\"$(HOME)/x\"")
    let value = try OldStylePropertyList.value(of: Array(quoted.utf8), deepest: 10)
    #expect(value.table["a"]?.texts == ["1", "two words", "é\n"])
    #expect(value.table["b c"]?.table["d"]?.text == "0fba")
    #expect(value.table["e"]?.text == "$(HOME)/x")
  }

  @Test(arguments: [
    "", "{", "{ a = ", "(a;)", "{ a b }", "{ = b; }", "\"a", "/* a", ")", "{ a = b; } c",
    "<<<<<<< HEAD\n{ a = b; }",
  ])
  func damageIsToldAndNothingEnds(text: String) {
    #expect(throws: OldStylePropertyList.Damage.self) {
      try OldStylePropertyList.value(of: Array(text.utf8), deepest: 10)
    }
  }

  @Test func depthHasALimit() {
    for open in ["(", "{ a = "] {
      let text = String(repeating: open, count: 1_000_000)
      #expect(throws: OldStylePropertyList.Damage.tooDeep) {
        try OldStylePropertyList.value(of: Array(text.utf8), deepest: 40)
      }
    }
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A project with an app, and an extension that takes a folder whole, a file of a group, and a package.
  private func project(settings: String = "") throws -> ProjectReader {
    try write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, W); };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (SG, WF, GF); };
        SG = { isa = PBXGroup; path = Shared; sourceTree = "<group>"; children = (MF, XF, CF); };
        MF = { isa = PBXFileReference; path = Model.swift; sourceTree = "<group>"; };
        XF = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        CF = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        GF = { isa = PBXGroup; name = Loop; children = (GF); sourceTree = "<group>"; };
        WF = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>";
          exceptions = (E, EA); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
          membershipExceptions = (Info.plist, Draft.swift); };
        EA = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
          membershipExceptions = (Both.swift); };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (); };
        W = { isa = PBXNativeTarget; name = Widgets; buildConfigurationList = WL;
          productType = "com.apple.product-type.app-extension"; buildPhases = (S);
          fileSystemSynchronizedGroups = (WF); };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
        B1 = { isa = PBXBuildFile; fileRef = MF; };
        B2 = { isa = PBXBuildFile; fileRef = XF; };
        B3 = { isa = PBXBuildFile; fileRef = CF; };
        WL = { isa = XCConfigurationList; buildConfigurations = (WD); };
        WD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_FILE = Widget/Info.plist; PRODUCT_NAME = "$(TARGET_NAME)";
          PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:lower)";
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) FAST";
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*]" = MAC; \(settings) }; };
        L = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a/Far.git"; };
      }; }
      """, "Weather.xcodeproj/project.pbxproj")
    try write(
      """
      <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.widgetkit-extension</string></dict>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>
      """, "Widget/Info.plist")
    try write("import WidgetKit\nimport Kit\n", "Widget/Main.swift")
    try write("", "Widget/Draft.swift")
    try write("", "Widget/Both.swift")
    try write("{}", "Widget/Assets.xcassets/Contents.json")
    try write("[]", "Widget/Data/cities.json")
    try write("struct Model {}", "Shared/Model.swift")
    try write("", "Shared/Old.m")
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [
        .target(name: "Kit", dependencies: [.target(name: "Base"), "Other"], exclude: ["Not.swift"],
          swiftSettings: [.define("KIT")]),
        .target(name: "Base", path: "Low"), .testTarget(name: "KitTests"),
      ])
      """, "Kit/Package.swift")
    try write("import Base", "Kit/Sources/Kit/Kit.swift")
    try write("", "Kit/Sources/Kit/Not.swift")
    try write("", "Kit/Low/Base.swift")
    return try ProjectReader(folder.url.appending(path: "Weather.xcodeproj"))
  }

  @Test func theWidgetExtensionIsTakenWithItsFilesAndFolders() throws {
    let target = try project().target(named: nil)
    #expect(target.name == "Widgets")
    #expect(
      target.sources.map(\.lastPathComponent).sorted() == [
        "Both.swift", "Main.swift", "Model.swift",
      ])
    #expect(
      target.resources.map(\.lastPathComponent).sorted() == ["Assets.xcassets", "cities.json"])
    #expect(
      Set(target.leftOut.map(\.name)) == ["Gone.swift", "Old.m", "Far"])
    #expect(Set(target.leftOut.map(\.reason)) == [.missing, .notSwift, .remotePackage])
  }

  @Test func anAppTakesTheExceptionsOfAnothersFolder() throws {
    let target = try project().target(named: "App")
    #expect(target.sources.map(\.lastPathComponent) == ["Both.swift"])
  }

  @Test func settingsAreResolvedOverTheProjects() throws {
    let target = try project(settings: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
      .target(named: nil)
    #expect(target.conditions == ["DEBUG", "FAST"])
    #expect(target.isIsolatedToMainActor)
    #expect(target.information["CFBundleName"]?.text == "Widgets")
    #expect(target.information["CFBundleIdentifier"]?.text == "com.example.widgets")
  }

  @Test func settingsThatNameThemselvesEnd() throws {
    let target = try project(
      settings: "A1 = \"$(A2)$(A2)\"; A2 = \"$(A1)$(A1)\"; SWIFT_VERSION = \"$(A1)\";"
    )
    .target(named: nil)
    #expect(target.languageMode == .swift5)
  }

  @Test func modulesOfAPackageComeBehindWhatTheyImport() throws {
    let target = try project().target(named: nil)
    #expect(target.modules.map(\.name) == ["Base", "Kit"])
    #expect(target.modules.last?.sources.map(\.lastPathComponent) == ["Kit.swift"])
    #expect(target.modules.last?.conditions == ["KIT"])
  }

  @Test func anUnknownTargetIsToldWithTheOnesThatThereAre() throws {
    let project = try project()
    #expect(throws: ProjectError.unknownTarget("Widget", targets: ["App", "Widgets"])) {
      try project.target(named: "Widget")
    }
  }
}
