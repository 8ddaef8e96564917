import ArgumentParser
import Compiling
import Foundation
import Judge
import Stage
import Tutor
import Viewing

struct InspectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Compile Swift files and list their widgets, intents and previews.",
    discussion: "Exits with 0 when they compile, with 1 when they do not.")

  @OptionGroup var sources: SourceFiles

  @OptionGroup var bundle: BundleOption

  @OptionGroup var target: DeploymentTargetOption

  @Option(help: ArgumentHelp("5 or 6.", valueName: "mode"))
  var swiftVersion: String = "5"

  @Flag(help: "Print as JSON.")
  var json = false

  func run() async throws {
    let surroundings = Surroundings.current()
    let files = try sources.urls()
    let studio = try await Services.found(surroundings).studio
    let inspection = try await Inspection.of(
      files, bundle: try bundle.folder(), deploymentTargets: try target.checked(),
      options: try options(), in: studio)
    if json {
      try StandardOutput.json(
        InspectionReport(inspection.contents, diagnostics: inspection.diagnostics), pretty: true)
    } else {
      let presentation = Presentation(surroundings.terminal)
      StandardOutput.errorWrite(
        DiagnosticPresenter(presentation).string(inspection.diagnostics))
      StandardOutput.write(inspection.summary(in: surroundings.terminal.language))
    }
    if !inspection.compiles { throw ExitStatus.notPassed.code }
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
