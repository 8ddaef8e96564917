import ArgumentParser
import Compiling
import Foundation
import Judge
import Sentences
import Stage
import Tutor
import Viewing

struct InspectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: Sentence(
      "Compile Swift files and list their widgets, intents and previews.",
      ko: "Swift 파일을 컴파일하고 위젯과 인텐트, 미리보기를 늘어놓아요."
    ).help,
    discussion: Sentence(
      "Exits with 0 when they compile, with 1 when they do not.", ko: "컴파일되면 0, 안 되면 1로 끝나요."
    ).help)

  @OptionGroup var sources: SourceFiles

  @OptionGroup var bundle: BundleOption

  @OptionGroup var target: DeploymentTargetOption

  @Option(help: ArgumentHelp(Sentence("5 or 6.", ko: "5 또는 6이에요."), valueName: "mode"))
  var swiftVersion: String = "5"

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
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
