import Canvas
import Drawing
import PhoneFacts
import Sentences
import WorkerProtocol
import Terminal
import Testing
import Viewing

@Suite("A canvas turns what happens into what is to be done")
struct CanvasModelTests {
  private func started(columns: Int = 80, rows: Int = 24) -> CanvasScript {
    var script = CanvasScript(columns: columns, rows: rows)
    script.send(.started)
    script.settle()
    return script
  }

  private func orders(_ script: CanvasScript) -> [(isCompiling: Bool, order: CanvasOrder)] {
    script.effects.compactMap { effect in
      switch effect {
      case .compile(let order): (true, order)
      case .draw(let order): (false, order)
      case .check, .leave: nil
      }
    }
  }

  @Test func itBeginsByCompiling() throws {
    var script = CanvasScript()
    script.send(.started)
    #expect(orders(script).map(\.isCompiling) == [true])
    script.settle()
    #expect(script.model.problem == nil)
    #expect(script.model.pictures.count == 5)
    #expect(script.model.choices.families.count == 5)
  }

  @Test(arguments: ["f", "m", "s", "t", "+", "l", "z"])
  func aKeyRedrawsWithoutCompiling(key: String) throws {
    var script = started()
    let before = script.model.look
    script.press(key)
    #expect(script.model.look != before)
    #expect(orders(script).map(\.isCompiling) == [false])
    #expect(orders(script).first?.order.look == script.model.look)
  }

  @Test func anotherSystemRecompiles() {
    var script = started()
    script.press("i")
    #expect(orders(script).map(\.isCompiling) == [true])
    #expect(script.model.look.systemVersion == .newest)
  }

  @Test(arguments: ["f", "m", "t", "l", "z", "i", "s"])
  func everyControlCyclesToItsStart(key: String) {
    var script = started()
    let before = script.model.look
    var presses = 0
    repeat {
      script.press(key)
      script.settle()
      presses += 1
    } while script.model.look != before && presses < 50
    #expect(script.model.look == before)
    #expect(presses > 1)
  }

  @Test func previewsAreChosenInTurnOrByTheirNumbers() {
    var script = CanvasScript(columns: 200, rows: 50)
    script.previews = [
      PreviewContents(
        name: "Three", isNamed: true, kind: .widget, family: .widget(.systemSmall), place: 0),
      PreviewContents(name: "Badge", isNamed: true, kind: .view, place: 1),
    ]
    script.send(.started)
    script.settle()
    #expect(script.screen().contains("Previews: 1 Three  2 Badge"))
    var chosen: [PreviewSelection?] = []
    for key in ["v", "v", "v", "2", "1", "1", "3"] {
      script.press(key)
      chosen.append(script.model.look.preview)
      script.settle()
    }
    let previews = script.previews.map { PreviewSelection.one(ChosenPreview($0)) }
    #expect(
      chosen == [previews[0], previews[1], nil, previews[1], previews[0], nil, nil])
  }

  @Test func entriesOfAPreviewFollowTheKeys() {
    var script = CanvasScript(columns: 80, rows: 24)
    script.previews = [
      PreviewContents(
        name: "Three", isNamed: true, kind: .widget, family: .widget(.systemSmall), place: 0)
    ]
    script.send(.started)
    script.settle()
    script.press("v")
    script.settle()
    #expect(script.model.shownPictures.map(\.rendered.preview?.entry) == [0, 1, 2])
    for _ in 1...3 {
      script.press("]")
      script.settle()
    }
    #expect(script.model.look.entry == 2)
    #expect(script.model.shownPictures.map(\.rendered.preview?.entry) == [2])
    script.press("v")
    #expect(script.model.look.entry == 0)
    #expect(orders(script).first?.order.look.preview == nil)
  }

  @Test func textSizesAndEntriesStopAtTheirEnds() {
    var script = started()
    script.press(String(repeating: "+", count: 30))
    #expect(script.model.look.textSize == "accessibility5")
    script.press(String(repeating: "-", count: 30))
    #expect(script.model.look.textSize == "xSmall")
    script.settle()
    for _ in 0..<9 { script.send(.key(.right)) }
    #expect(script.model.look.entry == 4)
    for _ in 0..<9 { script.send(.key(.left)) }
    #expect(script.model.look.entry == 0)
    script.press("0")
    #expect(script.model.look == CanvasAppearance())
  }

  /// In another zone, the day and its entries begin at a different time, so the canvas requests the entries
  /// again.
  @Test func anotherTimeZoneReloadsTheEntries() throws {
    var script = started()
    script.press("s")
    #expect(orders(script).map(\.order.asksEntries) == [false])
    script.settle()
    script.press("z")
    #expect(orders(script).map(\.order.asksEntries) == [true])
    let order = try #require(orders(script).first?.order)
    script.send(.drawn(CanvasScript.answer(to: order, entries: 3)))
    #expect(script.model.choices.entries.count == 3)
    script.settle()
    script.press("m")
    #expect(orders(script).map(\.order.asksEntries) == [false])
  }

  @Test func theLastOfManySavesCounts() throws {
    var script = CanvasScript()
    script.send(.started)
    let first = try #require(orders(script).first?.order)
    for _ in 0..<20 {
      script.send(.saved)
      #expect(script.effects.isEmpty)
    }
    script.send(.compiled(CanvasScript.answer(to: first, degrees: 1)))
    #expect(orders(script).map(\.isCompiling) == [true])
    script.settle(degrees: 2)
    #expect(script.model.pictures.first?.rendered.picture.root.children.last?.text == "2°")
    #expect(!script.model.isBusy)
  }

  @Test func keysPressedMeanwhileAreDrawnAfterwards() throws {
    var script = started()
    script.press("s")
    let first = try #require(orders(script).first?.order)
    script.press("mm")
    #expect(script.effects.isEmpty)
    script.send(.drawn(CanvasScript.answer(to: first)))
    #expect(orders(script).first?.order.look == script.model.look)
    #expect(script.model.look.mode == .vibrant)
  }

  @Test func aMissingPreviewLeavesTheOthersToDraw() throws {
    var script = CanvasScript()
    script.model.show(.named("Drizzle"))
    script.send(.started)
    var order = try #require(orders(script).first?.order)
    script.send(
      .compiled(
        CanvasAnswer(
          to: order, .nothing(Sentence(verbatim: "There is no preview “Drizzle”.")),
          previews: [PreviewContents(name: "Rain", isNamed: true, kind: .view, place: 0)],
          took: .milliseconds(200))))
    script.press("1")
    order = try #require(orders(script).first?.order)
    script.send(.compiled(CanvasScript.answer(to: order)))
    #expect(script.model.pictures.compactMap(\.rendered.preview?.name) == ["Rain", "Rain", "Rain"])
    #expect(script.model.problem == nil)
  }

  @Test func aCompileErrorKeepsTheLastGoodPicture() throws {
    var script = started()
    script.send(.saved)
    let order = try #require(orders(script).first?.order)
    script.send(.compiled(CanvasScript.refusal(order)))
    #expect(script.model.problem != nil)
    #expect(script.model.pictures.count == 5)
    // The last code that compiled can still be drawn in other modes.
    script.press("m")
    #expect(orders(script).map(\.isCompiling) == [false])
  }

  @Test func withoutACompiledFileNothingIsDrawn() throws {
    var script = CanvasScript()
    script.send(.started)
    let order = try #require(orders(script).first?.order)
    script.send(.compiled(CanvasScript.refusal(order)))
    script.press("m")
    #expect(script.effects.isEmpty)
  }

  @Test func aFileMayDisappearAndReturn() {
    var script = started()
    script.send(.disappeared)
    #expect(script.screen().contains("no longer exists"))
    #expect(script.model.pictures.count == 5)
    script.send(.saved)
    script.settle()
    #expect(script.model.problem == nil)
  }

  /// A result from before the file was deleted is about a missing file.
  @Test func aLateResponseDoesNotHideThatTheFileIsGone() throws {
    var script = started()
    script.send(.saved)
    let order = try #require(orders(script).last?.order)
    script.send(.disappeared)
    script.send(.compiled(CanvasScript.refusal(order)))
    #expect(script.screen().contains("no longer exists"))
    script.send(.saved)
    let next = try #require(orders(script).last?.order)
    script.send(.compiled(CanvasScript.refusal(next)))
    #expect(!script.screen().contains("no longer exists"))
  }

  @Test func aLargeWindowShowsOtherModes() {
    let small = started()
    #expect(small.model.fillers.isEmpty)
    let large = started(columns: 200, rows: 60)
    let modes = Set(large.model.fillers.map(\.rendered.request.mode))
    #expect(modes.contains(.accented))
    var resized = started()
    resized.resize(columns: 200, rows: 60)
    resized.settle()
    #expect(!resized.model.fillers.isEmpty)
  }

  @Test func openingAnExerciseIsNoAttempt() {
    var script = CanvasScript(CanvasModel(name: "Tint", isJudged: true))
    script.send(.started)
    script.settle()
    #expect(script.effects.isEmpty)
    script.send(.saved)
    script.settle()
    #expect(script.effects == [.check])
  }

  @Test(arguments: [Key.letter("q"), .escape, .end])
  func everyExitWorks(key: Key) {
    var script = started()
    script.send(.key(key))
    #expect(script.effects == [.leave])
    script.send(.saved)
    #expect(script.effects.isEmpty)
  }
}
