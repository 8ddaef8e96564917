import Foundation
import TestSupport
import Testing

@Suite("What the widget gallery offers", .serialized, .startsProcesses)
struct GalleryTests {
  // MARK: - Targets

  @Test func anExtensionNewerThanTheDeviceIsAbsent() throws {
    let project = GalleryCase(more: GalleryCase.activityPreview)
    let outcome = try project.outcome(widgets: "16.2", ios: "16.0")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(try SchemaCheck("gallery").problems(in: outcome.output) == [])
    let answer = try GalleryAnswer(outcome)
    #expect(answer.compiles && answer.installs && !answer.hasExtension)
    #expect(answer.types == [])
    // The cause of the raised target, with its line.
    let line = try #require(project.line(of: ".previewContext("))
    let names = ["QRCodeWidget", "MyCardWidget", "LockScreenWidget"]
    #expect(
      answer.missing
        == names.map {
          .init(
            type: $0, reason: "extensionTarget", isOnPurpose: false, file: "Widgets.swift",
            line: line)
        })
    #expect(answer.obstacles.contains { $0.message.contains("16.2 or newer") })
    #expect(answer.notes.contains { $0.message.contains("without its widgets") })
  }

  @Test(.mainPath) func anAppNewerThanTheDeviceDoesNotInstall() throws {
    let outcome = try GalleryCase().outcome(widgets: "15.0", ios: "14.5", [])
    #expect(outcome.status == 1)
    #expect(outcome.words.contains("The app can't be installed"), "\(outcome.output)")
    #expect(outcome.words.contains("needs iOS 15.0, and this phone has 14.5"))
  }

  @Test(
    .mainPath,
    arguments: [
      ("15.0", ["MyCardWidget", "QRCodeWidget"], [["systemSmall"], ["systemSmall"]]),
      (
        "16.0", ["MyCardWidget", "LockScreenWidget", "QRCodeWidget"],
        [["systemSmall"], ["accessoryCircular"], ["systemSmall", "accessoryCircular"]]
      ),
    ])
  func theCorrectedBundleOffersWhatEachSystemSupports(
    ios: String, types: [String], families: [[String]]
  ) throws {
    let project = GalleryCase()
    let outcome = try project.outcome(widgets: "15.0", ios: ios)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let answer = try GalleryAnswer(outcome)
    #expect(answer.types == types)
    #expect(answer.offered.map(\.families) == families)
    if ios == "15.0" {
      let missing = try #require(answer.missing.first)
      #expect(missing.type == "LockScreenWidget" && missing.isOnPurpose)
      #expect(missing.reason == "availability")
      #expect(missing.line == project.line(of: "struct WidgetsBundle").map { $0 + 2 })
    } else {
      #expect(answer.missing == [])
    }
  }

  @Test func thePictureIsTheGallerySnapshot() throws {
    let outcome = try GalleryCase().outcome(widgets: "15.0", ios: "15.0", [])
    #expect(outcome.output.contains("card"), "\(outcome.output)")
    #expect(!outcome.output.contains("live"))
    #expect(outcome.output.contains("QR Code 위젯"))
  }

  // MARK: - The compiler

  @Test func aFamilyNewerThanTheTargetDoesNotCompile() throws {
    let project = GalleryCase(cardFamilies: ".systemSmall, .accessoryInline")
    let outcome = try project.outcome(widgets: "15.0", ios: "15.0")
    #expect(outcome.status == 1)
    let answer = try GalleryAnswer(outcome)
    #expect(!answer.compiles && answer.types == [])
    let error = try #require(answer.diagnostics.first)
    #expect(error.message == "'accessoryInline' is only available in iOS 16.0 or newer")
    #expect(error.line == project.line(of: ".accessoryInline]"))
    // With a high enough target, the family is missing only on phones that lack it.
    let newer = try GalleryAnswer(project.outcome(widgets: "16.0", ios: "16.0"))
    #expect(newer.offered.first?.families == ["systemSmall", "accessoryInline"])
  }

  /// Xcode compiles the whole bundle, even if no part of it applies to the phone.
  @Test(arguments: ["15.0", "16.4"])
  func controlFlowInABundleDoesNotCompile(ios: String) throws {
    let condition = """
      if #available(iOS 16.0, *) { LockScreenWidget() } else { MyCardWidget() }
      """
    let project = GalleryCase(bundle: GalleryCase.built(condition))
    let outcome = try project.outcome(widgets: "15.0", ios: ios, [])
    #expect(outcome.status == 1)
    #expect(
      outcome.words.contains(
        "closure containing control flow statement cannot be used with result builder "
          + "'WidgetBundleBuilder'"), "\(outcome.output)")
    // The fix, described for bundles rather than for views.
    #expect(outcome.words.contains("WidgetBundleBuilder.buildBlock(…)"), "\(outcome.output)")
    #expect(!outcome.words.contains("ForEach"))
  }

  @Test func aPlainConditionInABundleDoesNotCompile() throws {
    let project = GalleryCase(bundle: GalleryCase.built("if Bool(true) { LockScreenWidget() }"))
    let outcome = try project.outcome(widgets: "16.1", ios: "16.1", [])
    #expect(outcome.status == 1)
    #expect(
      outcome.words.contains(
        "if statements in a WidgetBundleBuilder can only be used with #available clauses"),
      "\(outcome.output)")
  }

  @Test func theFirstSDKsAllowNoConditionsInABundle() throws {
    let condition = "if #available(iOS 16.0, *) { LockScreenWidget() }"
    let project = GalleryCase(bundle: GalleryCase.built(condition))
    let outcome = try project.outcome(widgets: "15.0", ios: "16.4", ["--json", "--sdk", "15"])
    #expect(outcome.status == 1)
    let answer = try GalleryAnswer(outcome)
    #expect(!answer.compiles)
    let error = try #require(answer.diagnostics.first)
    #expect(
      error.message
        == "closure containing control flow statement cannot be used with result builder "
        + "'WidgetBundleBuilder'")
    #expect(error.line == project.line(of: condition))
    for sdk in ["16", "26.1"] {
      let newer = try project.outcome(widgets: "15.0", ios: "16.4", ["--sdk", sdk])
      #expect(newer.status == 0, "\(newer.output)")
    }
    // Without conditions there's no difference, and an unused builder rejects nothing.
    let plain = try GalleryCase(bundle: GalleryCase.built("LockScreenWidget()"))
      .outcome(widgets: "16.0", ios: "16.0", ["--sdk", "14"])
    #expect(plain.status == 0, "\(plain.output)")
    let mended = try GalleryCase().outcome(widgets: "15.0", ios: "16.0", ["--sdk", "15"])
    #expect(mended.status == 0, "\(mended.output)")
    let unknown = try project.outcome(widgets: "15.0", ios: "16.4", ["--sdk", "13"])
    #expect(unknown.status == 2)
  }

  @Test func theEleventhWidgetDoesNotCompile() throws {
    let widgets = Array(repeating: "MyCardWidget()", count: 9).joined(separator: "\n")
    let full = GalleryCase.built(widgets)
    let outcome = try GalleryCase(bundle: full).outcome(widgets: "15.0", ios: "15.0", [])
    #expect(outcome.status == 1)
    #expect(outcome.words.contains("extra argument"), "\(outcome.output)")
    let nested = GalleryCase.built("Others().body").replacing(
      "@main",
      with: "struct Others: WidgetBundle { var body: some Widget {\n\(widgets)\n} }\n@main")
    let answer = try GalleryAnswer(
      GalleryCase(bundle: nested).outcome(widgets: "15.0", ios: "15.0"))
    #expect(answer.types.count == 11)
  }

  // MARK: - Crashes

  @Test func aConditionInTheBuilderCrashesOlderSystems() throws {
    let project = GalleryCase(
      bundle: GalleryCase.built("if #available(iOS 16.0, *) { LockScreenWidget() }"))
    let outcome = try project.outcome(widgets: "15.0", ios: "16.0")
    #expect(outcome.status == 1)
    let answer = try GalleryAnswer(outcome)
    #expect(answer.compiles && answer.hasExtension && answer.types == [])
    #expect(Set(answer.missing.map(\.reason)) == ["crashed"])
    #expect(answer.missing.first?.line == project.line(of: "if #available(iOS 16.0, *)"))
    #expect(outcome.output.contains("Fatal error: Unavailable"))
    #expect(outcome.output.contains("WidgetBundleBuilder.buildBlock(…)"))
    // On older and newer phones, the same bundle works.
    let older = try GalleryAnswer(project.outcome(widgets: "15.0", ios: "15.5"))
    #expect(older.types == ["MyCardWidget", "QRCodeWidget"])
    let newer = try GalleryAnswer(project.outcome(widgets: "15.0", ios: "16.1"))
    #expect(newer.types == ["MyCardWidget", "LockScreenWidget", "QRCodeWidget"])
    #expect(newer.notes.contains { $0.message.contains("Xcode 13 or earlier") })
  }

  @Test func aCrashingBundleIsReportedOnce() throws {
    var project = GalleryCase()
    project.bundle = project.bundle.replacing(
      "var body", with: "init() { fatalError(\"no bundle\") }\nvar body")
    let outcome = try project.outcome(widgets: "15.0", ios: "16.0", [])
    #expect(outcome.status == 1)
    #expect(outcome.output.split(separator: "no bundle").count == 2, "\(outcome.output)")
    let line = try #require(project.line(of: "init() { fatalError"))
    #expect(outcome.output.contains("Widgets.swift:\(line)"), "\(outcome.output)")
  }

  @Test func aWidgetThatCannotBeDrawnDoesNotAffectOthers() throws {
    let project = GalleryCase(content: "Text([String]()[3])")
    let outcome = try project.outcome(widgets: "15.0", ios: "16.0")
    #expect(outcome.status == 1)
    let answer = try GalleryAnswer(outcome)
    #expect(answer.types == ["MyCardWidget", "LockScreenWidget", "QRCodeWidget"])
    #expect(answer.offered.map { $0.failure == nil } == [false, true, true])
  }

  // MARK: - What is left out

  @Test func aWidgetMissingFromTheBundleIsReportedWithTheBundlesLine() throws {
    let project = GalleryCase(bundle: GalleryCase.built(""))
    let answer = try GalleryAnswer(project.outcome(widgets: "16.0", ios: "16.0"))
    #expect(answer.types == ["MyCardWidget", "QRCodeWidget"])
    let line = try #require(project.line(of: "struct WidgetsBundle"))
    #expect(answer.missing.map(\.type) == ["LockScreenWidget"])
    #expect(answer.missing.map(\.reason) == ["notInBundle"])
    #expect(answer.missing.first?.line == line + 1)
  }

  @Test func withoutABundleOnlyTheMarkedWidgetIsOffered() throws {
    var project = GalleryCase(bundle: "")
    let unmarked = try project.outcome(widgets: "15.0", ios: "15.0")
    #expect(unmarked.status == 1)
    #expect(Set(try GalleryAnswer(unmarked).missing.map(\.reason)) == ["noEntryPoint"])
    project.bundle = "@main struct Start { static func main() { QRCodeWidget.main() } }"
    let marked = try GalleryAnswer(project.outcome(widgets: "15.0", ios: "15.0"))
    #expect(marked.types == ["QRCodeWidget"])
    #expect(Set(marked.missing.map(\.reason)) == ["notStarted"])
  }

  // MARK: - People

  @Test func messagesAreInKorean() throws {
    let outcome = try GalleryCase().outcome(
      widgets: "16.2", ios: "16.0", [], language: "ko_KR.UTF-8")
    #expect(outcome.words.contains("앱이 설치돼요."), "\(outcome.output)")
    #expect(outcome.words.contains("위젯 익스텐션이 설치되지 않아서"))
    let english = try GalleryCase().outcome(
      widgets: "16.2", ios: "16.0", ["--language", "en"], language: "ko_KR.UTF-8")
    #expect(english.words.contains("The app installs."))
  }

  @Test(arguments: ["12.0", "20.0", "99", "sixteen", "16."])
  func anInvalidVersionIsAUsageError(version: String) throws {
    let outcome = try GalleryCase().outcome(widgets: "15.0", ios: version, [])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--ios \(version)"))
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
  }

  @Test func filesWithoutAWidgetAndUnknownDevicesAreUsageErrors() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Empty.swift")
    try "let number = 1\n".write(to: file, atomically: true, encoding: .utf8)
    let targets = ["--app-target", "15.0", "--extension-target", "15.0", "--ios", "15.0"]
    let empty = try RingsProcess().run(["gallery", file.path] + targets)
    #expect(empty.status == 2)
    #expect(empty.errors.contains("no widget in"))
    let phone = try GalleryCase().outcome(
      widgets: "15.0", ios: "15.0", ["--device", "watch-40mm"])
    #expect(phone.status == 2)
    #expect(phone.errors.contains("no iPhone or iPad “watch-40mm”"))
  }

  /// The example in `--help`.
  @Test func theCoursesWidgetIsOfferedFromItsTarget() throws {
    let files =
      try RingsProcess.solution("first-widget") + RingsProcess.solution("forecast-model")
    func outcome(_ ios: String) throws -> RingsProcess.Outcome {
      try RingsProcess().run(
        ["gallery", "--app-target", "16.0", "--extension-target", "17.0", "--ios", ios] + files)
    }
    let older = try outcome("16.4")
    #expect(older.status == 1)
    #expect(older.words.contains("The widget extension isn't installed"), "\(older.output)")
    let newer = try outcome("17.0")
    #expect(newer.status == 0, "\(newer.output)")
    #expect(newer.words.contains("The gallery offers one widget"))
  }

  @Test func aLoneNewerWidgetIsOfferedFromItsSystem() throws {
    let lone = """
      @available(iOS 16.0, *)
      @main
      struct LoneWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "LoneWidget", provider: CardProvider()) { _ in Text("lone") }
            .supportedFamilies([.systemSmall, .accessoryCircular])
        }
      }
      """
    let project = GalleryCase(bundle: lone)
    let older = try project.outcome(widgets: "15.0", ios: "15.0")
    #expect(older.status == 1, "\(older.errors)")
    let answer = try GalleryAnswer(older)
    #expect(answer.types == [])
    let missing = try #require(answer.missing.first { $0.type == "LoneWidget" })
    let line = project.line(of: "@available")
    #expect(missing.reason == "availability" && missing.line == line)
    let words = try project.outcome(widgets: "15.0", ios: "15.0", []).words
    #expect(words.contains("created on iOS 16.0 or later, and this phone has 15.0"), "\(words)")
    #expect(
      try GalleryAnswer(project.outcome(widgets: "15.0", ios: "16.0")).types == ["LoneWidget"])
  }

  @Test func inspectListsABundleInOrder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Widgets.swift")
    func order(_ project: GalleryCase) throws -> [Substring] {
      try project.text.write(to: file, atomically: true, encoding: .utf8)
      let outcome = try RingsProcess().run("inspect", file.path)
      return outcome.output.matches(of: /widget (\w+)\s/).map(\.1)
    }
    #expect(try order(GalleryCase()) == ["MyCardWidget", "LockScreenWidget", "QRCodeWidget"])
    // Without a bundle, widgets are in the order of the source.
    #expect(
      try order(GalleryCase(bundle: "")) == ["QRCodeWidget", "MyCardWidget", "LockScreenWidget"])
  }
}
