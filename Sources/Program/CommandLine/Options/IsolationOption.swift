import ArgumentParser
import Jailing
import Sentences

struct IsolationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "The weakest isolation to accept: full, reduced or none.",
        ko: "받아들일 가장 약한 격리예요: full, reduced, none 가운데 하나예요.")))
  var isolation: String = "full"

  func level() throws -> JailLevel { try ReportOptions.level(isolation) }
}
