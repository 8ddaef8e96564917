import Foundation
import TestSupport
import Testing
import XcodeProjects

/// Several projects, as in an Xcode workspace.
@Suite("Workspaces") struct WorkspaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func workspace(_ items: String) throws -> URL {
    try write(
      "<?xml version=\"1.0\"?>\n<Workspace\n   version = \"1.0\">\n\(items)\n</Workspace>",
      "All.xcworkspace/contents.xcworkspacedata")
    return folder.url.appending(path: "All.xcworkspace")
  }

  /// Creates a project with one target for the folder of the same name.
  private func project(_ name: String, at path: String, type: String, source: String) throws {
    try write(
      """
      { objectVersion = 77; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
          buildPhases = (); fileSystemSynchronizedGroups = (F); };
      }; }
      """, "\(path)/\(name).xcodeproj/project.pbxproj")
    try write(source, "\(path)/\(name)/\(name).swift")
  }

  private func appAndKit() throws -> URL {
    try project(
      "Glance", at: "App", type: "app-extension",
      source: "import Base\nimport Deep\nimport WidgetKit")
    try project("Base", at: "Base", type: "framework", source: "public struct Base {}")
    try write(
      """
      import PackageDescription
      let package = Package(name: "Deep", targets: [.target(name: "Deep")])
      """, "Far/Down/Deep/Package.swift")
    try write("public struct Deep {}", "Far/Down/Deep/Sources/Deep/Deep.swift")
    return try workspace(
      """
        <FileRef
           location = "container:App/Glance.xcodeproj">
        </FileRef>
        <Group location = "group:Far" name = "Libraries">
          <Group location = "group:Down" name = "x"><FileRef location = "group:Deep"></FileRef></Group>
        </Group>
        <FileRef location = "group:Base/Base.xcodeproj"></FileRef>
        <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
      """)
  }

  @Test func theWidgetIsFoundWithProductsOfOtherProjects() throws {
    let target = try WorkspaceReader(try appAndKit()).target(named: nil)
    #expect(target.name == "Glance")
    #expect(target.modules.map(\.name).sorted() == ["Base", "Deep"])
  }

  @Test func aPackageOfModulesLeadsToTheProjectBelow() throws {
    try write(
      """
      import PackageDescription
      let package = Package(name: "Base", targets: [.target(name: "Base"), .target(name: "More")])
      """, "Package.swift")
    try write("import WidgetKit\npublic struct Base {}", "Sources/Base/Base.swift")
    try write("public struct More {}", "Sources/More/More.swift")
    try project("Old", at: "Sources/Old", type: "framework", source: "struct Old {}")
    try project("Glance", at: "App", type: "app-extension", source: "import WidgetKit\nimport Base")
    let place = try #require(ProjectPlace(folder.url.path, in: nil))
    #expect(try place.target(named: nil).name == "Glance")
    try write("import WidgetKit\nstruct Own: Widget {}", "Sources/More/More.swift")
    let own = try #require(ProjectPlace(folder.url.path, in: nil))
    #expect(try own.target(named: nil).name == "More")
  }

  @Test func anUnknownTargetListsEveryProjectsTargets() throws {
    let workspace = try appAndKit()
    #expect(throws: ProjectError.unknownTarget("None", targets: ["Glance"])) {
      try WorkspaceReader(workspace).target(named: "None")
    }
  }

  @Test func severalWidgetsAreAChoice() throws {
    for name in ["One", "Two"] {
      try project(name, at: name, type: "app-extension", source: "import WidgetKit")
    }
    let workspace = try workspace(
      ["One", "Two"].map { "<FileRef location=\"group:\($0)/\($0).xcodeproj\"/>" }.joined())
    #expect(throws: ProjectError.several(project: "All.xcworkspace", targets: ["One", "Two"])) {
      try WorkspaceReader(workspace).target(named: nil)
    }
    #expect(try WorkspaceReader(workspace).target(named: "Two").name == "Two")
  }

  @Test(arguments: [
    "", "<", "<FileRef", "<FileRef location=\"group:", "<FileRef location=\"group:A.swift\"/>",
    "</Group></Group><Group></Group>",
  ])
  func damageIsReported(items: String) throws {
    let workspace = try workspace(items)
    #expect(throws: ProjectError.emptyWorkspace("All.xcworkspace")) {
      try WorkspaceReader(workspace)
    }
  }

  @Test func aFolderWithoutItsListIsReported() throws {
    let empty = folder.url.appending(path: "No.xcworkspace")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    #expect(throws: ProjectError.unreadableWorkspace("No.xcworkspace")) {
      try WorkspaceReader(empty)
    }
  }
}
