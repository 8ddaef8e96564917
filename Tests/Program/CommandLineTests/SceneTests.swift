import Foundation
import TestSupport
import Testing

@Suite("An app's scene on the command line", .serialized, .startsProcesses)
struct SceneTests {
  /// A step in the output of `--json`.
  private struct Step: Decodable {
    struct Note: Decodable {
      var rule: String
      var file: String?
      var line: Int?
    }
    struct Saved: Decodable {
      var key: String
      var value: String?
      var callback: String
    }
    var step: String
    var state: String
    var callbacks: [String]
    var unwritten: [String]
    var secretsOnCard: [String]
    var saved: [Saved]
    var notes: [Note]
  }

  private struct Report: Decodable {
    var kind: String
    var steps: [Step]
  }

  private func scene(
    _ source: String, _ script: String, _ options: String..., image: Data? = nil,
    language: String = "en_US.UTF-8"
  ) throws -> RingsProcess.Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "SceneDelegate.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    if let image {
      let set = folder.appending(path: "Assets.xcassets/image.imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try image.write(to: set.appending(path: "image.png"))
      let contents = "{\"images\": [{\"filename\": \"image.png\", \"idiom\": \"universal\"}]}"
      try contents.write(
        to: set.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
    }
    return try RingsProcess().run(
      ["scene", file.path, "--script", script] + options, language: language)
  }

  private func steps(_ outcome: RingsProcess.Outcome) throws -> [Step] {
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).steps
  }

  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
  )

  private static let secrets = ["--secret", "1,234,000", "--secret", "110-222", "--json"]

  @Test(.mainPath) func theHelpsExampleWorksAndMatchesTheSchema() throws {
    let file = "Tests/Program/CommandLineTests/Cases/Vault.swift"
    let help = try RingsProcess().run("scene", "--help")
    #expect(help.words.contains("rings scene \(file) \\ --script \"launch, switcher, return\""))
    let outcome = try RingsProcess().run(
      "scene", file, "--script", "launch, switcher, background, return", "--secret", "4,200",
      "--json")
    let steps = try steps(outcome)
    #expect(try SchemaCheck("scene").problems(in: outcome.output) == [])
    #expect(steps.map(\.state) == ["active", "inactive", "background", "active"])
    #expect(steps.allSatisfy { $0.secretsOnCard.isEmpty && $0.notes.isEmpty })
    #expect(steps[2].saved.map(\.key) == ["draft"])
    #expect(steps[2].saved.first?.callback == "sceneDidEnterBackground(_:)")
  }

  @Test(.mainPath) func callsFollowThePhonesOrder() throws {
    let script = "launch, switcher, return, call, return, background, return, lock, kill, launch"
    let steps = try steps(try scene(SceneFiles.blur + SceneFiles.controller, script, "--json"))
    let launch = [
      "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
    ]
    let resign = ["sceneWillResignActive(_:)"]
    let active = ["sceneDidBecomeActive(_:)"]
    let leave = ["sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)"]
    let come = ["sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)"]
    #expect(
      steps.map(\.callbacks) == [
        launch, resign, active, resign, active, leave, come, leave, ["sceneDidDisconnect(_:)"],
        launch,
      ])
    #expect(steps[5].unwritten == ["sceneDidEnterBackground(_:)"])
    #expect(steps[8].state == "notRunning")
  }

  @Test(.mainPath) func aBlurHidesAndIsRemoved() throws {
    let outcome = try scene(
      SceneFiles.blur + SceneFiles.controller, "launch, switcher, return", Self.secrets[0],
      Self.secrets[1], "--secret", "110-222", "--json")
    let steps = try steps(outcome)
    #expect(steps[1].secretsOnCard == [])
    #expect(steps.flatMap(\.notes).isEmpty, "\(outcome.output)")
  }

  @Test func anImageHidesOnlyItsArea() throws {
    let source = SceneFiles.image + SceneFiles.controller
    let seen = try steps(
      scene(source, "launch, switcher", "--secret", "1,234,000", "--json"))
    #expect(seen[1].secretsOnCard == ["1,234,000"])
    #expect(seen[1].notes.map(\.rule) == ["scene-no-image"])
    let covered = try steps(
      scene(source, "launch, switcher", "--secret", "1,234,000", "--json", image: Self.png))
    #expect(covered[1].secretsOnCard == [])
    #expect(covered[1].notes.isEmpty)
  }

  @Test func withoutACoverTheCardShowsEverything() throws {
    let bare = SceneFiles.blur.replacing("window.addSubview(blurView!)", with: "")
    let steps = try steps(
      scene(bare + SceneFiles.controller, "launch, switcher", "--secret", "1,234,000", "--json"))
    #expect(steps[1].secretsOnCard == ["1,234,000"])
  }

  @Test func aTranslucentBlurIsReportedWithItsLine() throws {
    let faded = SceneFiles.blur.replacing(
      "blurView?.frame = window.frame",
      with: "blurView?.frame = window.frame\nblurView?.alpha = 0.9")
    let steps = try steps(
      scene(faded + SceneFiles.controller, "launch, switcher", "--secret", "1,234,000", "--json"))
    #expect(steps[1].secretsOnCard == ["1,234,000"])
    let note = try #require(steps[1].notes.first)
    #expect(note.rule == "scene-faded-effect")
    #expect(note.line == 23)
  }

  @Test func duplicateNotificationsLeaveACover() throws {
    let source = SceneFiles.blur + SceneFiles.controller
    let steps = try steps(scene(source, "launch, switcher, call, return", "--json"))
    #expect(steps[2].callbacks == ["sceneWillResignActive(_:)"])
    #expect(steps[2].notes.map(\.rule) == ["scene-another-cover"])
    #expect(steps[3].notes.map(\.rule) == ["scene-cover-stays"])
    #expect(steps[3].notes.first?.file == "SceneDelegate.swift")
    #expect(steps[3].notes.first?.line == 23)
    let guarded = source.replacing(
      "guard let window = window else {", with: "guard let window = window, blurView == nil else {"
    ).replacing(
      "blurView.removeFromSuperview()", with: "blurView.removeFromSuperview()\nself.blurView = nil")
    let mended = try self.steps(scene(guarded, "launch, switcher, call, return", "--json"))
    #expect(mended.flatMap(\.notes).isEmpty)
  }

  @Test func rotationRevealsWhatStaleBoundsLeaveUncovered() throws {
    let source =
      SceneFiles.blur + SceneFiles.controller.replacing("x: 40, y: 100", with: "x: 500, y: 100")
    let steps = try steps(
      scene(source, "launch, switcher, rotate", "--secret", "1,234,000", "--json"))
    #expect(steps[1].secretsOnCard == [])
    #expect(steps[2].secretsOnCard == ["1,234,000"])
    #expect(steps[2].notes.map(\.rule) == ["scene-stale-bounds"])
    let mended = source.replacing(
      "window.addSubview(blurView!)",
      with:
        "blurView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]\nwindow.addSubview(blurView!)"
    )
    let covered = try self.steps(
      scene(mended, "launch, switcher, rotate", "--secret", "1,234,000", "--json"))
    #expect(covered[2].secretsOnCard == [])
    #expect(covered[2].notes.isEmpty)
  }

  @Test func anAppWithoutScenesUsesItsDelegate() throws {
    let steps = try steps(
      scene(
        SceneFiles.application + SceneFiles.controller,
        "launch, switcher, return, background, kill",
        "--secret", "1,234,000", "--json"))
    #expect(
      steps.map(\.callbacks) == [
        ["application(_:didFinishLaunchingWithOptions:)", "applicationDidBecomeActive(_:)"],
        ["applicationWillResignActive(_:)"], ["applicationDidBecomeActive(_:)"],
        ["applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)"],
        ["applicationWillTerminate(_:)"],
      ])
    #expect(steps.allSatisfy { $0.secretsOnCard.isEmpty && $0.notes.isEmpty })
  }

  @Test func aSwiftUIAppFollowsItsScenePhase() throws {
    let script = "launch, switcher, return, background, return"
    let steps = try steps(scene(SceneFiles.swiftUI, script, "--json"))
    #expect(steps[3].callbacks == ["scenePhase = .inactive", "scenePhase = .background"])
    #expect(steps[4].callbacks == ["scenePhase = .inactive", "scenePhase = .active"])
    #expect(steps.allSatisfy { $0.secretsOnCard.isEmpty })
    #expect(steps[3].saved.map(\.key) == ["draft"])
    let open = SceneFiles.swiftUI.replacing("isCovered = new != .active", with: "_ = new")
    let seen = try self.steps(scene(open, "launch, switcher", "--secret", "Hello", "--json"))
    #expect(seen[1].secretsOnCard == ["Hello", "Balance: $4,200"])
  }

  @Test func picturesAreSideBySideWithTheEvents() throws {
    let outcome = try scene(
      SceneFiles.blur + SceneFiles.controller, "launch, switcher", "--secret", "1,234,000")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains { $0.contains("1 launch · window") && $0.contains("2 switcher · card") })
    #expect(outcome.output.contains("sceneWillResignActive(_:)"))
    #expect(outcome.output.contains("card: no secret is readable"))
    let described = try scene(
      SceneFiles.blur + SceneFiles.controller, "launch, switcher", "--describe")
    #expect(
      described.output.contains("window: readable text “1,234,000 won”"), "\(described.output)")
    #expect(described.output.contains("card: no readable text"))
    let korean = try scene(
      SceneFiles.blur + SceneFiles.controller, "launch, switcher", language: "ko_KR.UTF-8")
    #expect(korean.output.contains("카드: 읽을 수 있는 비밀이 없어요"))
  }

  @Test func impossibleScriptsSayWhereAndWhatIsPossible() throws {
    for (script, words) in [
      ("launch, fly", "there's no step “fly” (step 2)"),
      ("switcher", "step 1, switcher, isn't possible while the app is not running"),
      ("launch, return", "step 2, return, isn't possible while the app is active"),
      ("launch,,kill", "there's no step “” (step 2)"), (" , ", "has no steps"),
    ] {
      let outcome = try scene("let nothing = 1", script)
      #expect(outcome.status == 2, "\(outcome.errors)")
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    let korean = try scene("let nothing = 1", "launch, fly", language: "ko_KR.UTF-8")
    #expect(korean.errors.contains("2번째 단계"))
  }

  @Test func filesWithoutAnAppAndInvalidFilesAreReported() throws {
    let none = try scene("let nothing = 1", "launch")
    #expect(none.status == 1)
    #expect(none.errors.contains("There is no app in these files"))
    let broken = try scene("let number: Int = \"\"", "launch")
    #expect(broken.status == 1)
    #expect(broken.errors.contains("SceneDelegate.swift"))
  }

  @Test func aCrashingOrEndlessCallbackIsReportedWithItsStep() throws {
    let crash = try scene(
      SceneFiles.blur.replacing(
        "guard let window = window else {",
        with: "let none: Int? = nil; _ = none!\nguard let window = window else {")
        + SceneFiles.controller, "launch, switcher, return")
    #expect(crash.status == 1)
    #expect(crash.errors.contains("Step 2, switcher:"), "\(crash.errors)")
    #expect(crash.errors.contains("SceneDelegate.swift:17"), "\(crash.errors)")
    #expect(crash.output.contains("1 launch"))
    let loop = try scene(
      SceneFiles.blur.replacing("let effect =", with: "while true {}\nlet effect =")
        + SceneFiles.controller, "launch, switcher, return")
    #expect(loop.status == 1)
    #expect(loop.errors.contains("Step 2, switcher:"), "\(loop.errors)")
  }
}
