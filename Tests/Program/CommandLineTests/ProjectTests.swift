import Compiling
import Foundation
import TestSupport
import Testing
import XcodeProjects

/// The files and settings of a project's target, read from the project file.
@Suite struct ProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func oldStylePropertyListsAreRead() throws {
    let text = """
      // !$*UTF8*$!
      { a = (1, "two words", /* a comment */ "\\U00e9\\n",); "b c" = { d = <0f ba>; }; e = $(HOME)/x; }
      """
    #expect(throws: PropertyList.Damage.malformed) {
      try PropertyList.value(of: Array(text.utf8), deepest: 10)
    }
    let quoted = text.replacing("$(HOME)/x", with: "\"$(HOME)/x\"")
    let value = try PropertyList.value(of: Array(quoted.utf8), deepest: 10)
    #expect(value.table["a"]?.texts == ["1", "two words", "é\n"])
    #expect(value.table["b c"]?.table["d"]?.text == "0fba")
    #expect(value.table["e"]?.text == "$(HOME)/x")
  }

  @Test(arguments: [
    "", "{", "{ a = ", "(a;)", "{ a b }", "{ = b; }", "\"a", "/* a", ")", "{ a = b; } c",
    "<<<<<<< HEAD\n{ a = b; }",
  ])
  func damageIsToldAndNothingEnds(text: String) {
    #expect(throws: PropertyList.Damage.self) {
      try PropertyList.value(of: Array(text.utf8), deepest: 10)
    }
  }

  @Test func depthIsBounded() {
    for open in ["(", "{ a = "] {
      let text = String(repeating: open, count: 1_000_000)
      #expect(throws: PropertyList.Damage.tooDeep) {
        try PropertyList.value(of: Array(text.utf8), deepest: 40)
      }
    }
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Returns a project with an app, and an extension with a whole folder, a group's file, and a package.
  private func project(settings: String = "", base: String = "") throws -> ProjectReader {
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
        WD = { isa = XCBuildConfiguration; name = Debug; \(base) buildSettings = {
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

  @Test func theWidgetExtensionIsReadWithItsFilesAndFolders() throws {
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

  @Test func anAppUsesExceptionsOfAnothersFolder() throws {
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

  /// A settings file in a whole folder is the folder's identifier and a path in it.
  @Test func settingsFilesCanBeInWholeFolders() throws {
    try write(
      "GROUP = group.$(ORGANIZATION).weather\nORGANIZATION = com.example\n", "Widget/A.xcconfig")
    let reader = try project(
      settings: "INFOPLIST_KEY_Group = \"$(GROUP)\";",
      base:
        "baseConfigurationReferenceAnchor = WF; baseConfigurationReferenceRelativePath = A.xcconfig;"
    )
    #expect(try reader.target(named: nil).information["Group"]?.text == "group.com.example.weather")
  }

  @Test func selfReferencingSettingsTerminate() throws {
    let target = try project(
      settings: "A1 = \"$(A2)$(A2)\"; A2 = \"$(A1)$(A1)\"; SWIFT_VERSION = \"$(A1)\";"
    )
    .target(named: nil)
    #expect(target.languageMode == .swift5)
  }

  /// In a setting, a reference to itself is the value that the setting overrides, as `$(inherited)` is.
  @Test func settingsThatNameThemselvesInherit() throws {
    let target = try project(
      settings: "SWIFT_VERSION = \"$(SWIFT_VERSION)\"; PRODUCT_NAME = \"$(PRODUCT_NAME)\";"
    )
    .target(named: nil)
    #expect(target.information["CFBundleName"]?.text == "Widgets")
    let again = try project(
      settings:
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(SWIFT_ACTIVE_COMPILATION_CONDITIONS) OWN\";"
    ).target(named: nil)
    #expect(again.conditions == ["DEBUG", "OWN"])
  }

  @Test func aTargetForAnotherPlatformSaysSo() throws {
    for (settings, platform) in [
      ("SDKROOT = macosx;", "macOS"), ("SUPPORTED_PLATFORMS = \"xros xrsimulator\";", "visionOS"),
    ] {
      let target = try project(settings: settings).target(named: nil)
      #expect(target.leftOut.map(\.reason).contains(.otherPlatform(platform)))
    }
    let both = try project(settings: "SUPPORTED_PLATFORMS = \"iphoneos macosx\";")
      .target(named: nil)
    let isAboutTarget = both.leftOut.contains { $0.isAboutTarget }
    #expect(!isAboutTarget)
  }

  @Test func aTuistProjectIsNamedWithWhatToRun() throws {
    try write("import ProjectDescription\nlet project = Project(name: \"A\")", "Project.swift")
    try write("// swift-tools-version: 6.0\nimport PackageDescription", "Package.swift")
    let place = try #require(ProjectPlace(folder.url.path, in: nil))
    #expect(throws: ProjectError.tuist(folder.url.lastPathComponent)) {
      try place.target(named: nil)
    }
    #expect(ProjectError.tuist("A").sentence.spoken(in: .english).contains("tuist generate"))
  }

  @Test func aTuistProjectIsReadByItsFolders() throws {
    try write("import ProjectDescription\nlet project = Project(name: \"A\")", "Project.swift")
    try write(
      """
      import Kit
      import WidgetKit
      @main struct Bundle: WidgetBundle { var body: some Widget { Days() } }
      """, "Targets/Days/Sources/Bundle.swift")
    try write("", "Targets/Days/Tests/DaysTests.swift")
    try write("{}", "Targets/Days/Resources/Places.json")
    try write("import SwiftUI", "Targets/App/Sources/App.swift")
    try write("public struct Kit {}", "Targets/Kit/Sources/Kit.swift")
    let target = try #require(ProjectPlace(folder.url.path, in: nil)).target(named: nil)
    #expect(target.name == "Days")
    #expect(target.sources.map(\.lastPathComponent) == ["Bundle.swift"])
    #expect(target.resources.map(\.lastPathComponent) == ["Places.json"])
    #expect(target.modules.map(\.name) == ["Kit"])
    #expect(target.leftOut.map(\.reason) == [.tuistManifest])
  }

  @Test func packageModulesFollowTheirDependencies() throws {
    let target = try project().target(named: nil)
    #expect(target.modules.map(\.name) == ["Base", "Kit"])
    #expect(target.modules.last?.sources.map(\.lastPathComponent) == ["Kit.swift"])
    #expect(target.modules.last?.conditions == ["KIT"])
  }

  @Test func intentClassesAreGeneratedOnlyWhereXcodeGeneratesThem() throws {
    _ = try project()
    let file = folder.url.appending(path: "Weather.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: file, encoding: .utf8)
    try write(
      text.replacing(
        "fileRef = XF; };", with: "fileRef = IF; settings = {ATTRIBUTES = (no_codegen, ); }; };"
      )
      .replacing(
        "XF = {",
        with:
          "IF = { isa = PBXFileReference; path = City.intentdefinition; sourceTree = \"<group>\"; }; XF = {"
      ),
      "Weather.xcodeproj/project.pbxproj")
    try write("", "Shared/City.intentdefinition")
    try write("", "Kit/Sources/Kit/City.intentdefinition")
    let target = try ProjectReader(folder.url.appending(path: "Weather.xcodeproj")).target(
      named: nil)
    #expect(target.definitions.isEmpty)
    #expect(
      target.modules.last?.definitions.map(\.lastPathComponent) == ["City.intentdefinition"])
    #expect(target.modules.last?.resources.isEmpty == true)
  }

  @Test func anInstalledPodIsAModule() throws {
    _ = try project()
    try write("import Shift", "Widget/Main.swift")
    try write("", "Pods/Shift/Sources/Shift.swift")
    try write("", "Pods/Shift/Example/App.swift")
    try write("", "Pods/Headers/Header.swift")
    let target = try ProjectReader(folder.url.appending(path: "Weather.xcodeproj")).target(
      named: nil)
    #expect(target.modules.map(\.name) == ["Shift"])
    #expect(target.modules.first?.sources.map(\.lastPathComponent) == ["Shift.swift"])
  }

  @Test func anUnknownTargetListsTheTargets() throws {
    let project = try project()
    #expect(throws: ProjectError.unknownTarget("Widget", targets: ["App", "Widgets"])) {
      try project.target(named: "Widget")
    }
  }

  /// Xcode's classes for the current version of a data model.
  @Test func aDataModelBecomesItsClasses() throws {
    try write(
      """
      <?xml version="1.0"?>
      <!-- <entity name="Commented" codeGenerationType="class"/> -->
      <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
        <entity name="Item" representedClassName=".Item" codeGenerationType="class">
          <attribute name="name" optional="YES" attributeType="String"/>
          <attribute name="count" attributeType="Integer 64" usesScalarValueType="YES"/>
          <attribute name="default" attributeType="Date" optional="YES" note="a > b &amp; c"/>
          <relationship name="tags" toMany="YES" destinationEntity="Tag"/>
        </entity>
        <entity name="Tag" representedClassName="Label" codeGenerationType="category">
          <relationship name="item" destinationEntity="Item"/>
        </entity>
        <entity name="Own" representedClassName="Own"><attribute name="x"/></entity>
        <entity name="Bad name" codeGenerationType="class"/>
      </model>
      """, "Items.xcdatamodeld/Items 2.xcdatamodel/contents")
    try write("", "Items.xcdatamodeld/Items.xcdatamodel/contents")
    let model = try #require(DataModel(at: folder.url.appending(path: "Items.xcdatamodeld")))
    let source = try #require(model.source)
    for line in [
      "public class Item: NSManagedObject {}", "@NSManaged public var name: String?",
      "@NSManaged public var count: Int64", "@NSManaged public var `default`: Date?",
      "@NSManaged public func addToTags(_ value: Label)", "extension Label {",
      "@NSManaged public var item: Item?", "extension Item: Identifiable {}",
    ] {
      #expect(source.contains(line), "\(line)")
    }
    #expect(!source.contains("Own") && !source.contains("Commented") && !source.contains("Bad"))
    #expect(!source.contains("class Label"))
    #expect(DataModel("<plist/>") == nil && DataModel("<entity name=\"A\"") == nil)
  }

  /// The classes belong to the module with the model, so the target can import them.
  @Test func aPackagesDataModelBelongsToItsModule() throws {
    try write("<model/>", "Kit/Sources/Kit/Items.xcdatamodeld/Items.xcdatamodel/contents")
    let kit = try #require(try project().target(named: nil).modules.first { $0.name == "Kit" })
    #expect(kit.dataModels.map(\.lastPathComponent) == ["Items.xcdatamodeld"])
    #expect(kit.resources.isEmpty)
  }

  private static let description = """
    name: Weather
    options: { bundleIdPrefix: com.example, deploymentTarget: { iOS: "17.0" } }
    include: [base.yml]
    packages: { Kit: { path: Kit }, Far: { url: "https://example.com/a/Far.git", from: 1.0.0 } }
    settingGroups: { strict: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor } }
    targetTemplates:
      Extension: { type: app-extension, platform: iOS, settings: { groups: [strict] } }
    targets:
      App: { type: application, platform: iOS, sources: App, dependencies: [{ target: Widgets }] }
      Core: { type: framework, platform: iOS, sources: [Core] }
      Widgets:
        templates: [Extension]
        sources:
          - Shared/Model.swift
          - { path: Widget, excludes: ["Draft.swift", "**/*.md"] }
          - { path: Nowhere, optional: true }
        info:
          path: Widget/Info.plist
          properties: { NSExtension: { NSExtensionPointIdentifier: com.apple.widgetkit-extension } }
        settings: { base: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: "$(inherited) FAST" } }
    """

  @Test func anXcodeGenSpecificationIsReadAsItsProject() throws {
    _ = try project()
    try write(Self.description, "project.yml")
    try write("settings: { base: { SWIFT_VERSION: \"6.0\" } }", "base.yml")
    try write("import Core", "Widget/Notes/Draft.md")
    try write("import Core", "Widget/Uses.swift")
    try write("", "Core/Core.swift")
    let reader = try DescriptionReader(folder.url.appending(path: "project.yml"))
    let target = try reader.target(named: nil)
    #expect(target.name == "Widgets")
    #expect(
      target.sources.map(\.lastPathComponent).sorted() == [
        "Both.swift", "Main.swift", "Model.swift", "Uses.swift",
      ])
    #expect(
      target.resources.map(\.lastPathComponent).sorted() == ["Assets.xcassets", "cities.json"])
    #expect(target.isIsolatedToMainActor)
    #expect(target.languageMode == .swift6)
    #expect(target.conditions.contains("FAST"))
    #expect(target.deploymentTarget?.description == "17.0")
    #expect(target.modules.map(\.name).sorted() == ["Base", "Core", "Kit"])
    #expect(target.leftOut.map(\.name) == ["Far"])
    #expect(throws: ProjectError.unknownTarget("None", targets: ["App", "Core", "Widgets"])) {
      try reader.target(named: "None")
    }
  }

  @Test(arguments: [
    "", "- a", "targets:", "targets: {}", "a: &a [1]\ntargets: *a", "\u{0}", "targets: [a",
  ])
  func anInvalidSpecificationIsReported(text: String) throws {
    try write(text, "project.yml")
    #expect(throws: ProjectError.malformedDescription("project.yml")) {
      try DescriptionReader(folder.url.appending(path: "project.yml"))
    }
  }
}
