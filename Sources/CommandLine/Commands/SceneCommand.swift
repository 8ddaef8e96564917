import ArgumentParser
import Foundation
import Sentences
import Stage
import Viewing

struct SceneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene",
    abstract: "Play an app's life: its callbacks, its window and its card in the app switcher.",
    discussion: """
      What the switcher shows of a bank's app, and whether the balance can be read there:
        rings scene Tests/CommandLineTests/Cases/Vault.swift --script "launch, switcher, return" \
      --secret "4,200"

      The steps:
        launch                                 the app starts and becomes active
        switcher                               the app switcher opens: the app only resigns
        call, control-center, alert            something lies over it: it only resigns; a call while it \
      is inactive already tells it once more
        background, lock                       home, another app, or locked: the background
        return                                 back in the app, from wherever
        rotate                                 the device is turned by a quarter
        kill                                   thrown out of the switcher; launch starts it anew

      An app is a scene delegate, an application delegate alone, or a SwiftUI App. The card is \
      what the windows show once the callbacks have returned. Secrets are what --secret names, what \
      secure fields hold and what is privacySensitive.

      Exits with 0 when the script was played, whatever can be read on the card, and with 1 when the \
      files do not compile, hold no app or end in a callback.
      """)

  @OptionGroup var sources: SourceFiles

  @Option(help: ArgumentHelp("What happens, step by step, with commas.", valueName: "steps"))
  var script: String = "launch, switcher, return"

  @Option(
    help: ArgumentHelp(
      "A text that nobody should be able to read on the card. Repeatable.", valueName: "text")
  )
  var secret: [String] = []

  @Option(help: ArgumentHelp("The delegate or app, where there are several.", valueName: "type"))
  var delegate: String?

  @Option(help: ArgumentHelp("A screen in points, such as 393x852.", valueName: "WxH"))
  var device: String = "393x852"

  @Option(help: ArgumentHelp("The iOS version that runs it, such as 18.0.", valueName: "version"))
  var ios: String?

  @Option(help: "light or dark.")
  var scheme: String = "light"

  @Option(help: ArgumentHelp("A locale such as en_US or ko_KR.", valueName: "locale"))
  var locale: String = "en_US"

  @OptionGroup var network: ServiceOption

  @OptionGroup var sheet: SheetOptions

  func run() async throws {
    let surroundings = Surroundings.current()
    let request = try request()
    let columns = try sheet.columns(of: surroundings.terminal)
    let files = try sources.urls()
    let service = try network.played()
    let run = SceneRun(
      studio: try await Services.found(surroundings).studio.playing(service), files: files,
      request: request,
      systemVersion: try version())
    let outcome = try await run.outcome()
    if sheet.json {
      try StandardOutput.json(SceneReport(outcome, secrets: secret), pretty: true)
    } else {
      let printer = ScenePrinter(
        capabilities: surroundings.terminal, columns: columns, isDescribed: sheet.describe,
        secrets: secret)
      StandardOutput.write(printer.text(of: outcome))
    }
    if let failure = outcome.failure { throw failure }
  }

  private func request() throws -> SceneRequest {
    guard ["light", "dark"].contains(scheme) else {
      throw OptionError.unknown(option: "--scheme", value: scheme, known: ["light", "dark"])
    }
    if let empty = secret.first(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw OptionError.malformed(
        option: "--secret", value: "“\(empty)”", form: Sentence("as a text", ko: "빈칸이 아닌 글"))
    }
    return SceneRequest(
      app: delegate, script: try SceneScript(script), device: device,
      systemVersion: try version() ?? LookOptions.usualVersion,
      isDark: scheme == "dark", locale: try LookOptions.checkedLocale(locale))
  }

  /// Scenes are older than widgets.
  private func version() throws -> String? { try LookOptions.version(of: ios, lowest: 13) }
}
