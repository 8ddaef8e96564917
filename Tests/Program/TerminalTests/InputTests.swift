import Foundation
import Terminal
import Testing

@Suite("Input is read as characters and keys")
struct InputTests {
  @Test func bytesBecomeScalars() {
    var reader = UTF8Reader()
    let scalars = Array("a한🌤".utf8).compactMap { reader.add($0) }
    #expect(scalars.map(String.init) == ["a", "한", "🌤"])
  }

  @Test func invalidBytesBecomeReplacementCharacters() {
    var reader = UTF8Reader()
    let bytes: [UInt8] = [0xFF, 0x61, 0xED, 0x62]
    #expect(bytes.compactMap { reader.add($0) }.map(String.init) == ["\u{FFFD}", "a", "b"])
  }

  @Test func keysAreLettersOnEveryKeyboard() {
    #expect(KeyInput.keys(in: Array("nQ\n".utf8)) == [.letter("n"), .letter("q"), .enter])
    #expect(KeyInput.keys(in: Array("ㅂㅜ".utf8)) == [.letter("q"), .letter("n")])
    #expect(KeyInput.keys(in: [0x04]) == [.end])
    #expect(KeyInput.keys(in: [0x1B]) == [.escape])
  }

  @Test func arrowKeysAreRecognizedAmongOthers() {
    let typed = "\u{1B}[Aq\u{1B}OC\u{1B}[1;5D\u{1B}[5~\u{1B}[6~\t한"
    #expect(
      KeyInput.keys(in: Array(typed.utf8)) == [
        .up, .letter("q"), .right, .left, .pageUp, .pageDown, .tab, .letter("g"),
      ])
    #expect(KeyInput.keys(in: Array("\u{1B}[15~\u{1B}xq".utf8)) == [.letter("q")])
  }

  @Test func homeEndAndCapitalGAreTheFirstAndLastRow() {
    let typed = "\u{1B}[H\u{1B}OF\u{1B}[1~\u{1B}[4~\u{1B}[1;5HG\u{7F}"
    #expect(
      KeyInput.keys(in: Array(typed.utf8)) == [
        .first, .last, .first, .last, .first, .last, .backspace,
      ])
  }

  @Test func theMouseReportsItsWheelAndItsLeftButton() {
    let reports = "\u{1B}[<64;10;5M\u{1B}[<65;10;5M\u{1B}[<0;10;5M\u{1B}[<0;10;5m\u{1B}[<16;1;1M"
    #expect(
      KeyInput.keys(in: Array(reports.utf8)) == [
        .scrollUp, .scrollDown, .click(column: 9, row: 4), .click(column: 0, row: 0),
      ])
    // Other buttons, and reports without a valid place, are ignored.
    let others = "\u{1B}[<2;10;5M\u{1B}[<0;0;5M\u{1B}[<0M"
    #expect(KeyInput.keys(in: Array(others.utf8)).isEmpty)
  }

  @Test func terminalResponsesAreNotKeys() {
    let answers =
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c\u{1B}P>|XTerm(380)\u{1B}\\\u{1B}]11;rgb:00/00/00\u{07}n"
    #expect(KeyInput.keys(in: Array(answers.utf8)) == [.letter("n")])
    #expect(KeyInput.keys(in: Array("\u{1B}_Gi=31".utf8)).isEmpty)
  }

  /// Rings waits for the rest of an incomplete response, but not after a complete key press.
  @Test(arguments: [
    ("\u{1B}", true), ("q\u{1B}[", true), ("\u{1B}[?62;4", true), ("\u{1B}O", true),
    ("\u{1B}P>|xterm", true), ("\u{1B}P>|xterm\u{1B}", true), ("\u{1B}_Gi=31;O", true),
    ("", false), ("q", false), ("\u{1B}[A", false), ("\u{1B}OP", false), ("\u{1B}[?62;4c", false),
    ("\u{1B}P>|xterm(3)\u{1B}\\", false), ("\u{1B}]11;rgb\u{07}", false), ("\u{1B}x", false),
    ("\u{1B}[Aq", false),
  ])
  func aSequenceThatHasOnlyBegunIsKnown(typed: String, isOpen: Bool) {
    #expect(KeyInput.isOpen(Array(typed.utf8)) == isOpen)
  }

  @Test func historyIsInTheStateFolder() {
    #expect(
      LineReader.historyFile(environment: ["HOME": "/home/a"])?.path
        == "/home/a/.local/state/rings/history")
    #expect(
      LineReader.historyFile(environment: ["HOME": "/home/a", "XDG_STATE_HOME": "/state"])?.path
        == "/state/rings/history")
    #expect(LineReader.historyFile(environment: [:]) == nil)
  }
}

@Suite("Longer work is told in lines")
struct StatusLinesTests {

  @Test func aPipeGetsOneLine() async throws {
    let (stream, lines) = AsyncStream<String>.makeStream()
    let status = StatusLines(isWatched: false, write: { lines.yield($0) })
    let result = try await status.during("Checking", later: { "\($0)" }) { 7 }
    lines.finish()
    #expect(result == 7)
    #expect(await stream.reduce(into: []) { $0.append($1) } == ["Checking"])
  }

  @Test func secondsAreShownUntilTheWorkEnds() async throws {
    let (stream, lines) = AsyncStream<String>.makeStream()
    let (finished, finish) = AsyncStream<Void>.makeStream()
    let status = StatusLines(
      isWatched: true,
      write: { line in
        lines.yield(line)
        if line == "20 s" { finish.finish() }
      },
      pause: { _ in try Task.checkCancellation() })
    let result = try await status.during("Checking", later: { "\($0) s" }) {
      for await _ in finished {}
      return 7
    }
    lines.finish()
    #expect(result == 7)
    #expect(
      await stream.reduce(into: []) { $0.append($1) }.prefix(4)
        == ["Checking", "3 s", "10 s", "20 s"])
  }

  @Test func quickWorkShowsNoStatus() async throws {
    let (stream, lines) = AsyncStream<String>.makeStream()
    let status = StatusLines(
      isWatched: true, write: { lines.yield($0) },
      pause: { _ in try await Task.sleep(for: .seconds(3600)) })
    let result = try await status.during(after: .seconds(1), told: { "\($0 ?? 0) s" }) { 7 }
    lines.finish()
    #expect(result == 7)
    #expect(await stream.reduce(into: []) { $0.append($1) } == [])
  }

  @Test func slowWorkShowsAStatus() async throws {
    let (stream, lines) = AsyncStream<String>.makeStream()
    let (finished, finish) = AsyncStream<Void>.makeStream()
    let status = StatusLines(
      isWatched: true,
      write: { line in
        lines.yield(line)
        if line == "10 s" { finish.finish() }
      },
      pause: { _ in try Task.checkCancellation() })
    let told: @Sendable (Int?) -> String = { $0.map { "\($0) s" } ?? "Drawing" }
    _ = try await status.during(after: .seconds(1), told: told) {
      for await _ in finished {}
    }
    lines.finish()
    #expect(
      await stream.reduce(into: []) { $0.append($1) }.prefix(3) == ["Drawing", "3 s", "10 s"])
  }

  @Test func anErrorEndsTheStatus() async {
    struct Failure: Error {}
    let status = StatusLines(
      isWatched: true, write: { _ in }, pause: { _ in try await Task.sleep(for: .seconds(3600)) })
    await #expect(throws: Failure.self) {
      try await status.during("Checking", later: { "\($0)" }) { throw Failure() }
    }
  }
}

@Suite("Work can be stopped")
struct InterruptibleTests {
  @Test func workThatEndsFirstReturnsItsResult() async throws {
    let result = try await Interruptible.first(of: { 7 }) {
      try? await Task.sleep(for: .seconds(3600))
    }
    #expect(result == 7)
  }

  @Test func stoppedWorkIsNotWaitedFor() async throws {
    let (endless, _) = AsyncStream<Void>.makeStream()
    let result = try await Interruptible.first(
      of: { () -> Int in
        // Ignores cancellation, as waiting for a process may.
        await Task.detached { for await _ in endless {} }.value
        return 7
      }, before: {})
    #expect(result == nil)
  }

  @Test func anErrorIsRethrown() async {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      try await Interruptible.first(of: { () -> Int in throw Failure() }) {
        try? await Task.sleep(for: .seconds(3600))
      }
    }
  }
}
