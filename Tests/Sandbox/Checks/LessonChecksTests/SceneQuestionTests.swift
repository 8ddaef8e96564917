import Drawing
import Foundation
import LessonChecks
import WorkerProtocol
import TestSupport
import Testing

/// Queries of an app with scripted moments.
@MainActor
@Suite(.serialized)
struct SceneQuestionTests {
  private static let resign = "sceneWillResignActive(_:)"

  private func step(
    _ step: SceneStep, card: Sketch? = nil, secrets: [String] = [],
    remarks: [PlayedStep.Remark] = []
  ) -> PlayedStep {
    let picture = card?.rendered().picture
    return PlayedStep(
      step: step,
      calls: [
        .init(name: Self.resign, isWritten: true, saved: [.init(key: "draft", value: "a")])
      ],
      state: "inactive", window: Sketch().text("Hello", at: 20).rendered().picture, card: picture,
      secrets: secrets, remarks: remarks)
  }

  /// Returns a check's failures for these steps.
  private func failures(
    _ steps: [PlayedStep], of events: AppEvent = .switcher,
    _ check: @escaping (ExerciseTestCase, [AppMoment]) throws -> Void
  ) -> [CheckOutcome.Failure] {
    outcome(steps, of: events, check).failures
  }

  private func outcome(
    _ steps: [PlayedStep], of events: AppEvent = .switcher,
    _ check: @escaping (ExerciseTestCase, [AppMoment]) throws -> Void
  ) -> CheckOutcome {
    let catalog = CheckCatalog()
    catalog.add("asks") { (test: ExerciseTestCase) -> () throws -> Void in
      { try check(test, try test.scene().play(.launch, events)) }
    }
    return CheckRun(catalog: catalog).outcome(of: "asks") { request, _ in
      guard case .scene(let request) = request else { return .refuses(.failed("no scene")) }
      return .gives(
        ScenePlay(
          kind: .sceneDelegate, type: request.app ?? "SceneDelegate",
          steps: Array(steps.prefix(request.script.steps.count))))
    }
  }

  @Test func aVisibleSecretFailsAndACoveredOneDoesNot() {
    let open = Sketch().text("4,200", at: 20)
    let seen = failures([step(.launch), step(.switcher, card: open)]) {
      try $0.assertHidesSecrets($1[1], "4,200")
    }
    #expect(seen.count == 1)
    #expect(seen.first?.actual?.english == "“4,200”")
    let covered = open.cover(CGRect(x: 0, y: 0, width: 158, height: 158))
    let hidden = failures([step(.launch), step(.switcher, card: covered)]) {
      try $0.assertHidesSecrets($1[1], "4,200")
    }
    #expect(hidden.isEmpty)
  }

  @Test func aCardIsShownAsItsScreen() throws {
    let open = Sketch().text("4,200", at: 20)
    let seen = outcome([step(.launch), step(.switcher, card: open)]) {
      try $0.assertHidesSecrets($1[1], "4,200")
    }
    let render = try #require(seen.renders.first)
    #expect(
      render.caption.english == "The app's card in the app switcher · 393x852 · iOS 18.0")
    #expect(render.caption.korean.hasPrefix("앱 전환기의 카드 · "), "\(render.caption.korean)")
    // 158 points at 26 per cell, so that a rotated phone is no wider than a terminal.
    #expect(render.text.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
  }

  @Test func secureFieldContentsAreSecret() {
    let open = Sketch().text("swordfish", at: 20)
    let seen = failures([step(.launch), step(.switcher, card: open, secrets: ["swordfish"])]) {
      try $0.assertHidesSecrets($1[1])
    }
    #expect(seen.count == 1)
  }

  @Test func callbacksAndRemainingCoversAreCompared() {
    let remark = PlayedStep.Remark(.coverStays, view: "UIView", count: 1, call: Self.resign)
    let found = failures([step(.launch), step(.switcher, remarks: [remark])]) { test, moments in
      test.assertCallbacks(moments[0], [Self.resign])
      test.assertCallbacks(moments[0], ["sceneDidBecomeActive(_:)"])
      try test.assertNothingLeftOver(moments[0])
      try test.assertNothingLeftOver(moments[1])
      #expect(moments[0].saved == ["draft": "a"])
      #expect(try moments[0].window().hasText("Hello"))
      #expect(throws: PictureQuestionError.self) { try moments[0].card() }
    }
    #expect(found.count == 2)
  }

  @Test func impossibleEventsFail() {
    let found = failures([step(.launch)], of: .comeBack) { _, _ in }
    #expect(found.first?.message.english.contains("impossible for an app") == true)
  }
}
