import ArgumentParser
import Foundation
import Judge
import Stage
import Tutor

struct InspectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Compile Swift files and list their widgets, intents and previews.",
    discussion: "Exits with 0 when they compile, with 1 when they do not.")

  @OptionGroup var sources: SourceFiles

  @OptionGroup var target: DeploymentTargetOption

  @Option(help: ArgumentHelp("5 or 6.", valueName: "mode"))
  var swiftVersion: String = "5"

  @Flag(help: "Print as JSON.")
  var json = false

  func run() async throws {
    let surroundings = Surroundings.current()
    let files = try sources.urls()
    let services = try await Services.found(surroundings)
    let inspection = try await Inspection.of(
      files, deploymentTargets: try target.checked(), options: try options(), services)
    if json {
      try StandardOutput.json(inspection.report, pretty: true)
    } else {
      let presentation = Presentation(surroundings.terminal)
      StandardOutput.errorWrite(
        DiagnosticPresenter(presentation).string(inspection.report.diagnostics))
      StandardOutput.write(inspection.summary)
    }
    if !inspection.compiles { throw ExitStatus.notPassed.code }
  }

  private func options() throws -> CompileSettings {
    guard ["5", "6"].contains(swiftVersion) else {
      throw OptionError.unknown(option: "--swift-version", value: swiftVersion, known: ["5", "6"])
    }
    return CompileSettings(isSwift6: swiftVersion == "6")
  }
}
