import CommandLine
import Results
import Terminal
import Testing

/// A command's output in pieces.
@Suite("Printouts") struct PrintoutTests {
  private let narrow = TerminalCapabilities(isTerminal: true, width: 20)

  @Test func onlyProseIsWrappedOnANarrowTerminal() {
    let picture = "╭──────────────────────────╮\n"
    let code = "Text(weather.temperature.formatted())\n"
    let printout =
      Printout.laidOut(picture) + .prose("  The widget asks for seven reloads a day.\n")
      + .laidOut(code)
    #expect(
      printout.text(on: narrow)
        == picture + "  The widget asks\n    for seven\n    reloads a day.\n" + code)
  }

  @Test func codeThatLooksLikeProseIsNotWrapped() {
    let code = "let greeting = \"Good morning to everybody\"\n"
    #expect(Printout.laidOut(code).text(on: narrow) == code)
    #expect(Printout.prose(code).text(on: narrow) != code)
  }

  @Test func pipesAreNotWrapped() {
    let printout = Printout.prose("The widget asks for seven reloads a day.\n")
    #expect(printout.text(on: .plain(width: 20)) == printout.text)
  }
}
