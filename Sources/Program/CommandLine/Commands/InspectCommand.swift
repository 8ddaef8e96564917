import ArgumentParser
import Compiling
import Foundation
import Host
import Judge
import Results
import Sentences
import WorkerProtocol
import Terminal
import Viewing

struct InspectCommand: AsyncParsableCommand, PromptedCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: Sentence(
      "Compile Swift files and list their widgets, intents and previews.",
      ko: "Swift 파일을 컴파일하고 위젯, 인텐트, 미리보기의 목록을 보여 줘요."
    ).help,
    discussion: Sentence(
      "Exits with 0 if they compile, and with 1 if they don't.", ko: "컴파일되면 0, 컴파일되지 않으면 1로 끝나요."
    ).help)

  @OptionGroup var sources: SourceFiles

  @OptionGroup var bundle: BundleOption

  @OptionGroup var target: DeploymentTargetOption

  @Option(
    help: ArgumentHelp(
      Sentence("The Swift language version: 5 or 6.", ko: "Swift 언어 버전이에요: 5 또는 6."),
      valueName: "mode"))
  var swiftVersion: String = "5"

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  func run() async throws { try await report() }

  func finding(
    in context: CommandContext, at hand: FilesAtHand?
  ) async throws -> Inspection {
    let taken = try sources.taken(at: hand)
    let studio = try await Services.studio(for: taken, in: context, tellsLines: false)
    return try await Inspection.of(
      taken.files, bundle: try bundle.folder(), deploymentTargets: try target.checked(),
      options: try options(), in: studio)
  }

  func printout(of inspection: Inspection, on terminal: TerminalCapabilities) throws -> Printout {
    try ResultWriter(terminal).printout(of: inspection, asJSON: json)
      .failing(inspection.compiles ? nil : ExitStatus.notPassed.code)
  }

  private func options() throws -> CompileOptions {
    guard ["5", "6"].contains(swiftVersion) else {
      throw OptionError.unknown(option: "--swift-version", value: swiftVersion, known: ["5", "6"])
    }
    var options = CompileOptions()
    options.languageMode = swiftVersion == "6" ? .swift6 : .swift5
    return options
  }
}
