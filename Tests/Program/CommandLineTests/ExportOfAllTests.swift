import Foundation
import FoundationXML
import TestSupport
import Testing
import XcodeProjects

/// Exports all widgets that a learner passed as one Xcode project.
@Suite("rings export of everything", .serialized, .startsProcesses, .thorough)
struct ExportOfAllTests {
  /// Exercises with an app, a bundle, a catalog, and one name in several exercises.
  private static let passed = [
    "02-skeleton/02-first-widget", "02-skeleton/03-hourly-timeline", "02-skeleton/09-bundle-of-two",
    "02-skeleton/12-bundle-guarded", "03-layouts/06-tint-on-26", "03-layouts/31-image-modes",
    "04-connect/30-open-the-place",
  ]

  private let home: TemporaryFolder
  private let project: URL

  init() throws {
    home = try TemporaryFolder()
    let workspace = home.url.appending(path: "work")
    for folder in Self.passed {
      let name = folder.split(separator: "/")[1].split(separator: "-").dropFirst()
      let exercise = name.joined(separator: "-")
      let opened = try RingsProcess().run("learn", exercise, "--workspace", workspace.path)
      try #require(opened.status == 0, "\(opened.errors)")
      try Self.solve(exercise, in: workspace, with: Self.solutions.appending(path: folder))
      let verdict = try RingsProcess().run("check", exercise, "--workspace", workspace.path)
      try #require(verdict.status == 0, "\(exercise): \(verdict.output)\(verdict.errors)")
    }
    try Self.markBytes(ofFilesBelow: workspace.appending(path: "weather-widget"))
    project = home.url.appending(path: "out")
    let outcome = try RingsProcess().run("export", project.path, "--workspace", workspace.path)
    try #require(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    // Of the two exercises that build on one widget, the last exercise counts.
    #expect(outcome.output.contains("widgets of 6 exercises"), "\(outcome.output)")
  }

  private static let solutions = Repository.solutions.appending(path: "weather")

  private static func solve(_ exercise: String, in workspace: URL, with folder: URL) throws {
    let files = FileManager.default
    let course = workspace.appending(path: "weather-widget")
    let place = try #require(
      try files.contentsOfDirectory(atPath: course.path).first {
        $0.drop { $0 != "-" }.dropFirst() == exercise
      })
    for answer in try files.contentsOfDirectory(atPath: folder.path)
    where answer.hasSuffix(".swift") {
      try Data(contentsOf: folder.appending(path: answer))
        .write(to: course.appending(path: place).appending(path: answer))
    }
  }

  /// Adds a byte-order mark to each file, as some editors do.
  private static func markBytes(ofFilesBelow folder: URL) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let file = folder.appending(path: path)
      let bytes = try Data(contentsOf: file)
      guard bytes.range(of: Data("@main".utf8)) != nil else { continue }
      try (Data([0xEF, 0xBB, 0xBF]) + bytes).write(to: file)
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: project.appending(path: path), encoding: .utf8)
  }

  private var file: URL { project.appending(path: "MyWidgets.xcodeproj") }

  @Test func everyPassedWidgetIsInOneProject() throws {
    try expectEveryWidgetOnceInTargetsThatCompile()
    try expectASchemeForEachTarget()
    try expectTheReadMeToSayWhoseWidgetsAreWhere()
  }

  private func expectEveryWidgetOnceInTargetsThatCompile() throws {
    let targets = try ProjectReader(file).targets()
    // Two exercises declare the same names, and there are two apps.
    #expect(targets.count > 2, "\(targets.map(\.name))")
    var bundled = ""
    for target in targets {
      let texts = try target.sources.map { try String(contentsOf: $0, encoding: .utf8) }
      let beginnings = texts.filter { $0.contains(/^@main\s/.anchorsMatchLineEndings()) }
      #expect(beginnings.count == 1, "\(target.name)")
      bundled += beginnings.joined()
      let outcome = try RingsProcess().run(
        "inspect", file.path, "--target", target.name, "--json")
      #expect(outcome.status == 0, "\(target.name): \(outcome.output)\(outcome.errors)")
    }
    for line in ["AlmanacWidget()", "PlaceWidget()", "CoastWidget()"] {
      #expect(bundled.ranges(of: line).count == 1, "\(line): \(bundled)")
    }
    // The learner's bundle keeps its availability conditions.
    #expect(bundled.ranges(of: "Bundle().body").count >= 1, "\(bundled)")
  }

  private func expectASchemeForEachTarget() throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file.appending(path: "project.pbxproj")), format: nil)
    let objects = try #require((list as? [String: Any])?["objects"] as? [String: [String: Any]])
    for target in try ProjectReader(file).targetNames {
      let scheme = try text("MyWidgets.xcodeproj/xcshareddata/xcschemes/\(target).xcscheme")
      let named = scheme.matches(
        of: /BlueprintIdentifier="([0-9A-F]{24})"[^>]*BlueprintName="([^"]+)"/)
      #expect(named.contains { $0.2 == target }, "\(scheme)")
      for match in named {
        #expect(objects[String(match.1)]?["name"] as? String == String(match.2), "\(match.2)")
      }
      #expect(XMLParser(data: Data(scheme.utf8)).parse(), "\(scheme)")
    }
  }

  private func expectTheReadMeToSayWhoseWidgetsAreWhere() throws {
    let text = try text("README.md")
    for name in ["open-the-place", "bundle-of-two", "hourly-timeline", "image-modes"] {
      #expect(text.contains(name), "\(name): \(text)")
    }
    #expect(text.contains("`MyWidgetsExtension`: "), "\(text)")
    #expect(!text.contains("first-widget"), "\(text)")
  }
}
