import Curriculum
import Foundation
import TestSupport
import Testing
import XcodeProjects

/// Exports a learner's widget as an Xcode project, and checks its structure, because there's no Xcode here.
@Suite("rings export", .serialized, .startsProcesses) struct ExportTests {
  private let home: TemporaryFolder
  private var workspace: URL { home.url.appending(path: "work") }

  init() throws { home = try TemporaryFolder() }

  /// Opens an exercise and exports it.
  ///
  /// - Parameter solution: The folder of a solution that replaces the starter.
  private func exported(
    _ exercise: String, _ options: String..., language: String = "en_US.UTF-8",
    solution: String? = nil
  ) throws -> URL {
    let pack = try PromptBench().pack
    try Workspace(folder: workspace).open(pack.find(exercise), in: pack, language: "en")
    if let solution { try solve(with: Self.solutions.appending(path: solution)) }
    let place = home.url.appending(path: "out-\(UUID().uuidString)")
    let outcome = try RingsProcess().run(
      ["export", place.path, "--exercise", exercise, "--workspace", workspace.path] + options,
      language: language)
    try #require(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    return place
  }

  private static let solutions = Repository.solutions.appending(path: "weather")

  private func solve(with folder: URL) throws {
    let answers = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    try #require(!answers.isEmpty)
    let starters = try FileManager.default.subpathsOfDirectory(atPath: workspace.path)
    for answer in answers {
      let starter = try #require(
        starters.first { $0.split(separator: "/").last.map(String.init) == answer }, "\(answer)")
      try Data(contentsOf: folder.appending(path: answer))
        .write(to: workspace.appending(path: starter))
    }
  }

  private func text(_ file: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  /// Returns the project's objects by identifier, parsed as Xcode does.
  private func project(in folder: URL) throws -> [String: Any] {
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).first {
        $0.hasSuffix(".xcodeproj")
      })
    let data = try Data(contentsOf: folder.appending(path: "\(name)/project.pbxproj"))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? [String: Any])
  }

  /// Returns every string in a value that looks like an object's identifier.
  private func identifiers(in value: Any) -> [String] {
    switch value {
    case let text as String:
      text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
    case let list as [Any]: list.flatMap(identifiers)
    case let table as [String: Any]: table.values.flatMap(identifiers)
    default: []
    }
  }

  @Test(.mainPath) func everyIdentifierRefersToAnObject() throws {
    let project = try project(in: try exported("lock-screen"))
    let objects = try #require(project["objects"] as? [String: [String: Any]])
    let named =
      identifiers(in: Array(objects.values)) + [try #require(project["rootObject"] as? String)]
    #expect(named.count > 30)
    for identifier in named { #expect(objects[identifier] != nil, "\(identifier)") }
    #expect(Set(objects.keys) == Set(named))
    for object in objects.values { #expect(object["isa"] is String) }
  }

  @Test(.mainPath) func anAppEmbedsAWidgetExtension() throws {
    let folder = try exported("lock-screen")
    let project = try project(in: folder)
    let objects = try #require(project["objects"] as? [String: [String: Any]])
    func all(_ kind: String) -> [[String: Any]] {
      objects.values.filter { $0["isa"] as? String == kind }
    }
    let types = Set(all("PBXNativeTarget").compactMap { $0["productType"] as? String })
    #expect(
      types == [
        "com.apple.product-type.application", "com.apple.product-type.app-extension",
      ])
    let folders = all("PBXFileSystemSynchronizedRootGroup").compactMap { $0["path"] as? String }
    for path in folders {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: path).path))
    }
    #expect(Set(folders) == ["App", "Widget"])
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: folder.appending(path: "Widget-Info.plist")), format: nil)
    let point = ((list as? [String: Any])?["NSExtension"] as? [String: Any])?[
      "NSExtensionPointIdentifier"]
    #expect(point as? String == "com.apple.widgetkit-extension")
    for settings in all("XCBuildConfiguration").compactMap({ $0["buildSettings"] as? [String: Any] }
    ) {
      for key in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"] {
        guard let file = settings[key] as? String else { continue }
        #expect(
          FileManager.default.fileExists(atPath: folder.appending(path: file).path), "\(file)")
      }
    }
  }

  @Test(.mainPath) func anExportHasTheLearnersFilesAndOneEntryPoint() throws {
    let folder = try exported("lock-screen")
    let widget = folder.appending(path: "Widget")
    let names = try FileManager.default.contentsOfDirectory(atPath: widget.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(names.contains("Forecast.swift"), "\(names)")
    let entries = try names.filter { try text("Widget/\($0)", in: folder).contains("@main") }
    #expect(entries.count == 1, "\(entries)")
    // The exported extension compiles here unchanged, as one module.
    let outcome = try RingsProcess().run("inspect", widget.path, "--json")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test func exportsAreReproducible() throws {
    let (first, second) = (try exported("lock-screen"), try exported("lock-screen"))
    let names = try FileManager.default.subpathsOfDirectory(atPath: first.path).sorted()
    #expect(names == (try FileManager.default.subpathsOfDirectory(atPath: second.path).sorted()))
    for name in names where name.contains(".") && !name.hasSuffix("xcodeproj") {
      let (one, other) = (first.appending(path: name), second.appending(path: name))
      #expect(
        FileManager.default.contents(atPath: one.path)
          == FileManager.default.contents(atPath: other.path), "\(name)")
    }
  }

  @Test func theReadMeIsInTheLearnersLanguage() throws {
    #expect(try text("README.md", in: exported("lock-screen")).contains("Open `"))
    let korean = try text("README.md", in: exported("lock-screen", "--language", "ko"))
    #expect(korean.contains("여세요"))
    #expect(!korean.contains("Signing team"))
  }

  @Test func anExportHasOnlyWhatItsWidgetNeeds() throws {
    let folder = try exported("refresh-button", "--language", "ko")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(!files.contains { $0.hasSuffix("EARLIER.md") }, "\(files)")
    let sources = try files.filter { $0.hasSuffix(".swift") }.map { try text($0, in: folder) }
    #expect(!sources.contains { $0.contains("/* @main */") })
    #expect(sources.contains { $0.contains("위젯 추가를 탭하세요") })
    try expectBothTargetsToCompile(folder, of: "refresh-button")
  }

  @Test func existingFilesAreNotOverwritten() throws {
    let folder = try exported("lock-screen")
    let again = try RingsProcess().run(
      "export", folder.path, "--exercise", "lock-screen", "--workspace", workspace.path)
    #expect(again.status == 2)
    #expect(again.errors.contains("isn't empty"))
  }

  @Test func withoutAWidgetThereIsNothingToExport() throws {
    let outcome = try RingsProcess().run("export", "--workspace", workspace.path)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("haven't started an exercise with a widget"), "\(outcome.errors)")
    let model = try RingsProcess().run("learn", "forecast-model", "--workspace", workspace.path)
    #expect(model.status == 0)
    let refused = try RingsProcess().run(
      "export", "--exercise", "forecast-model", "--workspace", workspace.path)
    #expect(refused.errors.contains("no widget in"), "\(refused.errors)")
  }

  @Test func thePromptExportsBesideTheWorkspace() throws {
    let outcome = try RingsProcess().run(
      "learn", "lock-screen", "--workspace", workspace.path, input: "export\nexport\n")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    for name in ["lock-screen", "lock-screen-2"] {
      let place = home.url.appending(path: "work-Xcode/\(name)/README.md")
      #expect(FileManager.default.fileExists(atPath: place.path), "\(outcome.output)")
    }
  }

  /// One exercise for each kind of export: with and without an entry point, an app, app groups, intents, a
  /// control, a Live Activity and files of earlier exercises.
  @Test(arguments: [
    "lock-screen", "open-the-place", "bonus-controls", "bonus-live-activity", "bonus-here",
    "bundle-of-two", "image-modes",
  ])
  func bothTargetsOfAnExportCompile(exercise: String) throws {
    try expectBothTargetsToCompile(try exported(exercise), of: exercise)
  }

  private func expectBothTargetsToCompile(_ folder: URL, of exercise: String) throws {
    let project = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).first {
        $0.hasSuffix(".xcodeproj")
      })
    let place = folder.appending(path: project)
    for target in try ProjectReader(place).targetNames {
      let outcome = try RingsProcess().run("inspect", place.path, "--target", target, "--json")
      #expect(outcome.status == 0, "\(exercise), \(target): \(outcome.output)\(outcome.errors)")
    }
  }

  /// Only an app may start a Live Activity, so the exported app starts and ends it.
  @Test func theAppStartsAndEndsTheLiveActivity() throws {
    let folder = try exported("bonus-live-activity", solution: "06-bonus/03-bonus-live-activity")
    let app = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "App").path
    ).filter { $0.hasSuffix("App.swift") }
    let text = try text("App/\(try #require(app.first))", in: folder)
    #expect(
      text.contains("try RainAlert.start(place: \"Seoul\", radar: [0, 0, 0.5, 1])"), "\(text)")
    #expect(
      text.contains("Button(\"End Live Activity\") {\n        Task { await RainAlert.end() }")
    )
    try expectBothTargetsToCompile(folder, of: "bonus-live-activity")
  }

  @Test func catalogsAreExported() throws {
    let folder = try exported("image-modes")
    let catalog = folder.appending(path: "Widget/Assets.xcassets")
    let names = try FileManager.default.subpathsOfDirectory(atPath: catalog.path)
    let images = names.filter { $0.hasSuffix(".png") }
    #expect(!images.isEmpty, "\(names)")
    for name in ["AccentColor.colorset/Contents.json", "WidgetBackground.colorset/Contents.json"] {
      #expect(names.contains(name))
    }
    #expect(try Data(contentsOf: catalog.appending(path: try #require(images.first))).count > 100)
  }

  /// A widget that uses the location declares this use, and its app requests permission.
  @Test func theLocationIsRequested() throws {
    let folder = try exported("bonus-here")
    let list = try #require(
      try PropertyListSerialization.propertyList(
        from: Data(contentsOf: folder.appending(path: "Widget-Info.plist")), format: nil)
        as? [String: Any])
    #expect(list["NSWidgetWantsLocation"] as? Bool == true)
    let point = (list["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"]
    #expect(point as? String == "com.apple.widgetkit-extension")
    let apps = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "App").path
    ).filter { $0.hasSuffix("App.swift") }
    #expect(
      try text("App/\(try #require(apps.first))", in: folder)
        .contains("requestWhenInUseAuthorization"))
    let objects = try #require(try project(in: folder)["objects"] as? [String: [String: Any]])
    #expect(
      objects.values.contains {
        ($0["buildSettings"] as? [String: Any])?[
          "INFOPLIST_KEY_NSLocationWhenInUseUsageDescription"]
          != nil
      })
  }

  /// Whether every export is also compiled, which takes many minutes.
  private static let compilesAll = ProcessInfo.processInfo.environment["RINGS_EXPORTS"] == "all"

  /// The export of each exercise with a widget has a single entry point.
  @Test func everyExportHasOneEntryPoint() async throws {
    let pack = try PromptBench().pack
    var exports = 0
    for exercise in pack.exercises where exercise.kind == .code {
      let name = exercise.identifier
      try Workspace(folder: workspace).open(exercise, in: pack, language: "en")
      let folder = home.url.appending(path: "all/\(name)")
      let outcome = try await RingsProcess.answered([
        "export", folder.path, "--exercise", name, "--workspace", workspace.path,
      ])
      guard outcome.status == 0 else {
        #expect(outcome.errors.contains("no widget in"), "\(name): \(outcome.errors)")
        continue
      }
      exports += 1
      try expectOneBeginning(in: folder, of: name)
      if Self.compilesAll { try expectBothTargetsToCompile(folder, of: name) }
    }
    #expect(exports > 40)
  }

  private func expectOneBeginning(in folder: URL, of name: String) throws {
    let project = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).first {
        $0.hasSuffix(".xcodeproj")
      })
    for target in try ProjectReader(folder.appending(path: project)).targets() {
      let beginnings = try target.sources.reduce(0) { count, file in
        count + (try String(contentsOf: file, encoding: .utf8).matches(of: /@main\s/).count)
      }
      #expect(beginnings <= 1, "\(name): \(target.name)")
      let entries = try target.sources.filter {
        try String(contentsOf: $0, encoding: .utf8).contains(/^@main\s/.anchorsMatchLineEndings())
      }
      #expect(entries.count == 1, "\(name): \(target.name)")
    }
  }
}
