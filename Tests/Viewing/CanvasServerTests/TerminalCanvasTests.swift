import Foundation
import Processes
import TestSupport
import Testing

@Suite("The canvas in a terminal", .serialized, .startsProcesses)
struct TerminalCanvasTests {
  private func tea(_ words: String = "cups of tea") throws -> String {
    try #require(ServedCanvas.tea).replacing("cups of tea", with: words)
  }

  @Test func savesAreNoticedHoweverAnEditorSaves() async throws {
    let canvas = try await TerminalCanvas(tea(), columns: 120, rows: 40)
    #expect(await canvas.says("cups of tea"))
    try canvas.save(tea("pots of tea"))
    #expect(await canvas.says("pots of tea"))
    // In place, like other editors.
    try Data(tea("jugs of tea").utf8).write(to: canvas.file)
    #expect(await canvas.says("jugs of tea"))
    // Twenty saves in a second, of which the last counts.
    for number in 1...20 {
      try canvas.save(tea("mug \(number) of tea"))
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(await canvas.says("mug 20 of tea"))

    try canvas.save(tea().replacing("Spacer(minLength: 0)", with: "Spacr(minLength: 0)"))
    #expect(await canvas.says("Spacr"))
    #expect(await canvas.says("Tea.swift:"))
    try FileManager.default.removeItem(at: canvas.file)
    #expect(await canvas.says("no longer exists"))
    try canvas.save(tea("cans of tea"))
    #expect(await canvas.says("cans of tea"))
    try await canvas.press("q")
    #expect(try await canvas.end() == .exited(code: 0))
    #expect(await canvas.comes { !$0.isOwn })
  }

  /// The code caches a value for the zone, so another zone needs a new process.
  @Test func aKeyChangesTheCodesTimeZone() async throws {
    let text =
      try tea("\\(hours) h")
      + "\nprivate let hours = TimeZone.current.secondsFromGMT(for: .now) / 3600\n"
    let canvas = try await TerminalCanvas(text, columns: 120, rows: 40)
    #expect(await canvas.says("0 h"))
    try await canvas.press("zz")
    #expect(await canvas.comes { $0.text.contains("-5 h") && $0.text.contains("America/New_York") })
    try canvas.save(text.replacing(" h\"", with: " hours\""))
    #expect(await canvas.says("-5 hours"))
    try await canvas.press("0")
    #expect(await canvas.comes { $0.text.contains("0 hours") && !$0.text.contains("-5 hours") })
    try await canvas.press("q")
    #expect(try await canvas.end() == .exited(code: 0))
  }

  /// Ctrl-C, a closed window, a request to end, and SIGKILL, which can't be handled.
  @Test(.mainPath, arguments: [SIGINT, SIGHUP, SIGTERM, SIGKILL])
  func noProcessRemainsHoweverItEnds(signal: Int32) async throws {
    let canvas = try await TerminalCanvas(tea())
    #expect(await canvas.says("cups of tea"))
    let terminal = try #require(canvas.process.processNumber)
    // The widget's process, and the warm processes for the next save.
    let started = ProcessTree.descendants(of: terminal)
    #expect(started.contains { $0.name == "rings-worker" }, "\(started.map(\.name))")
    let program = try #require(started.first { $0.name == "rings" })
    kill(program.number, signal)
    let end = ContinuousClock.now + .seconds(60)
    while !ProcessTree.living(started).isEmpty, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(ProcessTree.living(started).map(\.arguments) == [])
    if signal != SIGKILL { #expect(await canvas.comes { !$0.isOwn }) }
    _ = try await canvas.end()
  }

  @Test(.mainPath) func aRenamedFileIsFoundUnderItsOldName() async throws {
    let canvas = try await TerminalCanvas(tea())
    #expect(await canvas.says("cups of tea"))
    let other = canvas.file.deletingLastPathComponent().appending(path: "Other.swift")
    try FileManager.default.moveItem(at: canvas.file, to: other)
    #expect(await canvas.says("no longer exists"))
    try FileManager.default.moveItem(at: other, to: canvas.file)
    #expect(
      await canvas.comes {
        $0.text.contains("cups of tea") && !$0.text.contains("no longer exists")
      })
    // Ctrl-C.
    try await canvas.press("\u{3}")
    #expect(try await canvas.end() == .exited(code: 0))
  }

  @Test(.mainPath) func twoCanvasesMayShowOneFile() async throws {
    let folder = try TemporaryFolder()
    let first = try await TerminalCanvas(tea(), in: folder)
    let second = try await TerminalCanvas(tea(), in: folder)
    #expect(await first.says("cups of tea"))
    #expect(await second.says("cups of tea"))
    try first.save(tea("pots of tea"))
    #expect(await first.says("pots of tea"))
    #expect(await second.says("pots of tea"))
    for canvas in [first, second] {
      try await canvas.press("q")
      #expect(try await canvas.end() == .exited(code: 0))
    }
  }

  @Test func aWindowOfTwentyColumnsDescribesThePicture() async throws {
    let canvas = try await TerminalCanvas(tea(), columns: 20, rows: 24)
    #expect(await canvas.comes { $0.text.contains("drawn") && $0.text.contains("q quit") })
    try await canvas.press("q")
    #expect(try await canvas.end() == .exited(code: 0))
  }

  @Test func pixelsCoverTheirCellsAndDisappearWithThePicture() async throws {
    let canvas = try await TerminalCanvas(tea(), arguments: ["--pictures", "kitty"])
    #expect(await canvas.says("systemSmall"))
    #expect(await canvas.writes("\u{1B}_Ga=T,f=100,q=2,C=1,c="))
    // The cells below are blank.
    #expect(
      await canvas.comes { !$0.text.contains("cups of tea") && $0.text.contains("systemSmall") })
    try await canvas.press("q")
    #expect(try await canvas.end() == .exited(code: 0))
    #expect(await canvas.written.contains("\u{1B}_Ga=d,d=A"))
  }

  /// Bad responses to the query for picture support: garbage, half a response, a late response, pieces that
  /// would each be keys alone, and a false claim of support.
  enum Lie: CaseIterable {
    case garbage, half, late, pieces, refusal

    var pieces: [String] {
      switch self {
      case .garbage: ["\u{1B}]%%q\u{07}\u{1B}[?;;;qc\u{1B}[999;999Rzz"]
      case .half: ["\u{1B}P>|xterm(370)\u{1B}\\\u{1B}[?6"]
      case .late: ["", "\u{1B}P>|qqq(370)\u{1B}\\\u{1B}[?62;4;22c"]
      case .pieces: ["\u{1B}P>|q", "qq(370)\u{1B}", "\\\u{1B}[", "?62", ";22c"]
      case .refusal: ["\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c", "\u{1B}_Gi=1;EINVAL:q\u{1B}\\"]
      }
    }

    var delay: Duration { self == .late ? .milliseconds(800) : .milliseconds(20) }
  }

  @Test(arguments: Lie.allCases)
  func aTerminalThatMisreportsPicturesIsTolerated(lie: Lie) async throws {
    let canvas = try await TerminalCanvas(tea(), arguments: ["--pictures", "auto"])
    #expect(await canvas.writes("\u{1B}[c"))
    for piece in lie.pieces {
      try await canvas.press(piece)
      try await Task.sleep(for: lie.delay)
    }
    // No part of the response counts as a key. Without known picture support, cells are drawn.
    #expect(await canvas.says("systemSmall"))
    #expect(await canvas.says("q quit"))
    if lie != .refusal { #expect(await canvas.says("cups of tea")) }
    try canvas.save(tea("pots of tea").replacing("Spacer(minLength: 0)", with: "Spacr()"))
    #expect(await canvas.says("Spacr"))
    #expect(await !canvas.written.contains("\u{1B}_Ga=T") || lie == .refusal)
    try await canvas.press("q")
    #expect(try await canvas.end() == .exited(code: 0))
    #expect(await canvas.comes { !$0.isOwn })
  }
}
