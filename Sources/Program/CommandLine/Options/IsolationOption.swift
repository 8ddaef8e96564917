import ArgumentParser
import Jailing
import Sentences

/// How well learners' code has to be isolated from the machine.
struct IsolationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "The weakest isolation to accept: full, reduced or none.",
        ko: "받아들일 가장 약한 격리예요: full, reduced, none 가운데 하나예요.")))
  var isolation: String = "full"

  /// The level that is named.
  ///
  /// - Throws: `OptionError.unknown`.
  func level() throws -> JailLevel { try ReportOptions.level(isolation) }
}
