import TestSupport
import Testing

/// A user's configuration of a widget, typed on the command line.
@Suite(.serialized, .startsProcesses, .mainPath) struct ConfigurationTests {
  @Test(arguments: ["place=busan", "place=\"busan\""])
  func aChoiceNeedsNoQuotes(choice: String) throws {
    let files =
      try RingsProcess.solution("forecast-model") + RingsProcess.solution("small-layout")
      + RingsProcess.solution("choose-a-place")
    let outcome = try RingsProcess().run(["render"] + files + ["--describe", "--set", choice])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Busan"), "\(outcome.output)")
  }
}
