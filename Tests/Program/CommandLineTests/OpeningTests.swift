import Foundation
import TestSupport
import Testing

@Suite("An app that a tap opens", .serialized, .startsProcesses)
struct OpeningTests {
  private func tap(
    _ app: String, _ options: String..., widget: String = OpeningFiles.widget,
    language: String = "en_US.UTF-8"
  ) throws -> RingsProcess.Outcome {
    let process = RingsProcess()
    try FileManager.default.createDirectory(
      at: process.workspace, withIntermediateDirectories: true)
    let files = try [("PierWidget.swift", widget), ("PierApp.swift", app)].map { name, text in
      let file = process.workspace.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let place = options.isEmpty ? ["--at", "3,3", "--describe"] : options
    return try process.run(["tap"] + files + place, language: language)
  }

  private func windows(_ outcome: RingsProcess.Outcome) -> [String] {
    outcome.output.matches(of: /text “pier (\w+)”/).map { String($0.1) }
  }

  @Test(.mainPath) func theWidgetsURLIsDelivered() throws {
    let outcome = try tap(OpeningFiles.listening)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(windows(outcome) == ["none", "jeju"])
    #expect(outcome.words.contains("PierApp receives the URL in onOpenURL(perform:)."))
  }

  @Test(.mainPath) func anUnhandledURLIsReported() throws {
    let outcome = try tap(OpeningFiles.deaf)
    #expect(windows(outcome) == ["none", "none"])
    #expect(outcome.words.contains("Nothing in PierApp handles the URL"))
    let korean = try tap(OpeningFiles.deaf, "--at", "3,3", language: "ko_KR.UTF-8")
    #expect(korean.words.contains("URL을 받는 곳이 없어요"))
  }

  @Test(.mainPath) func withoutAURLTheActivityHasTheWidgetsKindAndFamily() throws {
    let outcome = try tap(OpeningFiles.continuing, widget: OpeningFiles.silentWidget)
    #expect(windows(outcome) == ["none", "systemSmall"])
    let deaf = try tap(OpeningFiles.deaf, widget: OpeningFiles.silentWidget)
    #expect(!deaf.words.contains("Nothing in PierApp"))
  }

  @Test func aSceneIsNotifiedTwice() throws {
    #expect(windows(try tap(OpeningFiles.readsOptions)) == ["none", "jeju"])
    let outcome = try tap(OpeningFiles.ignoresOptions)
    #expect(windows(outcome) == ["none", "jeju", "none"])
    #expect(outcome.words.contains("Read connectionOptions.urlContexts"))
  }

  @Test func anAppDelegateReportsWhetherItHandledTheURL() throws {
    let outcome = try tap(OpeningFiles.delegate)
    #expect(windows(outcome) == ["none", "jeju"])
    #expect(outcome.words.contains("receives the URL in application(_:open:options:)"))
    let refusing = OpeningFiles.delegate.replacing("url.scheme == \"rings\"", with: "false")
    #expect(try tap(refusing).words.contains("Nothing in AppDelegate handles the URL"))
  }

  @Test func anIntentOpensTheAppToo() throws {
    let outcome = try tap(OpeningFiles.listening, "--button", "1", "--json")
    #expect(try SchemaCheck("tap").problems(in: outcome.output) == [])
    #expect(outcome.output.contains("\"opened\" : \"rings://pier/busan\""))
    #expect(outcome.output.contains("\"taken\" : true"))
  }
}
