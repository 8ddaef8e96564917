import ArgumentParser
import Foundation
import Host
import PhoneFacts
import Results
import Sentences
import WorkerProtocol
import Terminal
import Viewing

struct SceneCommand: AsyncParsableCommand, PromptedCommand, PictureCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene",
    abstract: Sentence(
      "Play an app's life cycle: callbacks, window and app switcher card.",
      ko: "앱 실행부터 종료까지 재생해 봐요. 콜백과 창, 앱 전환기의 카드를 보여 줘요."
    ).help,
    discussion: Sentence(
      """
      The app switcher's picture of a banking app, and whether the balance is readable:
        rings scene Tests/Program/CommandLineTests/Cases/Vault.swift \\
          --script "launch, switcher, return" --secret "4,200"

      The steps:
        launch                        the app starts and becomes active
        switcher                      the app switcher opens; the app turns inactive
        call, control-center, alert   something covers the app, which turns inactive;
                                      a call notifies an inactive app once more
        background, lock              Home Screen, another app, or a locked phone:
                                      the app goes to the background
        return                        back to the app, from anywhere
        rotate                        the device rotates by 90 degrees
        kill                          removed from the switcher; launch restarts it

      An app is a scene delegate, an application delegate without scenes, or a SwiftUI App. The card \
      shows the windows after the callbacks return. Secrets are text given with --secret, the \
      contents of secure fields and views marked privacySensitive.

      Exits with 0 if the script was played, whatever the card reveals, and with 1 if the files \
      don't compile, have no app or crash in a callback.
      """,
      ko: """
        앱 전환기가 은행 앱에서 무엇을 보여 주는지, 거기에서 잔액을 읽을 수 있는지 봐요:
          rings scene Tests/Program/CommandLineTests/Cases/Vault.swift \\
            --script "launch, switcher, return" --secret "4,200"

        단계:
          launch                        앱이 시작하고 활성 상태가 돼요
          switcher                      앱 전환기가 열리고 앱이 비활성 상태가 돼요
          call, control-center, alert   무언가 앱을 덮어서 비활성 상태가 돼요.
                                        비활성 상태에서 온 전화는 한 번 더 알려요
          background, lock              홈 화면이나 다른 앱으로 가거나 잠겨요.
                                        앱은 백그라운드로 가요
          return                        어디에서든 앱으로 돌아와요
          rotate                        기기를 90도 돌려요
          kill                          앱 전환기에서 없애요. launch로 다시 시작해요

        앱은 씬 델리게이트나 씬 없는 앱 델리게이트, SwiftUI의 App이에요. 카드는 콜백이 끝난 뒤 창에 보이는 것이에요. \
        비밀은 --secret 옵션에 적은 것, 보안 입력란에 든 것, privacySensitive 표시가 있는 것이에요.

        카드에서 무엇이 읽히든 단계를 모두 재생했으면 0으로 끝나요. 파일이 컴파일되지 않거나, 앱이 없거나, \
        콜백에서 앱이 멈추면 1로 끝나요.
        """
    ).help)

  @OptionGroup var sources: SourceFiles

  @Option(
    help: ArgumentHelp(
      Sentence("The steps, separated by commas.", ko: "재생할 단계예요. 쉼표로 나눠요."),
      valueName: "steps"))
  var script: String = "launch, switcher, return"

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Text that must not be readable on the card. Repeatable.",
        ko: "카드에서 읽히면 안 되는 텍스트예요. 여러 번 쓸 수 있어요."), valueName: "text")
  )
  var secret: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence("The delegate or app, if there are several.", ko: "여럿일 때 고를 델리게이트나 앱이에요."),
      valueName: "type"))
  var delegate: String?

  @Option(
    help: ArgumentHelp(
      Sentence("The screen size in points, such as 393x852.", ko: "포인트로 적은 화면 크기예요(예: 393x852)."),
      valueName: "WxH"))
  var device: String = "393x852"

  @Option(
    help: ArgumentHelp(
      Sentence("The iOS version to run on, such as 18.0.", ko: "실행하는 iOS 버전이에요(예: 18.0)."),
      valueName: "version"))
  var ios: String?

  @Option(
    help: ArgumentHelp(Sentence("The color scheme: light or dark.", ko: "색 구성이에요: light 또는 dark.")))
  var scheme: String = "light"

  @Option(
    help: ArgumentHelp(
      Sentence("The locale, such as en_US or ko_KR.", ko: "로케일이에요(예: en_US, ko_KR)."),
      valueName: "locale"))
  var locale = OptionWord.usual("en_US")

  @OptionGroup var zone: TimeZoneOption
  @OptionGroup var network: ServiceOption

  @OptionGroup var sheet: SheetOptions

  var pictures: String? { sheet.pictures }

  func run() async throws { try await report() }

  mutating func settle(in open: OpenExercise) {
    locale.settle(open.language.pictureLocale)
    zone.settle(in: open)
  }

  func finding(
    in context: CommandContext, at hand: FilesAtHand?
  ) async throws -> SceneRun.Outcome {
    let request = try request()
    _ = try sheet.columns(of: context.terminal)
    _ = try context.terminal.showing(sheet.pictures)
    let zone = try zone.checked()
    let taken = try sources.taken(at: hand)
    let files = taken.files
    let service = try network.played()
    let run = SceneRun(
      studio: try await Services.studio(for: taken, in: context)
        .playing(service).living(in: zone),
      files: files,
      request: request,
      systemVersion: try version())
    return try await run.outcome()
  }

  func printout(
    of outcome: SceneRun.Outcome, on terminal: TerminalCapabilities
  ) throws -> Printout {
    try sheet.printout(of: SceneResult(outcome: outcome, secrets: secret), on: terminal)
      .failing(outcome.failure)
  }

  private func request() throws -> SceneRequest {
    guard ["light", "dark"].contains(scheme) else {
      throw OptionError.unknown(option: "--scheme", value: scheme, known: ["light", "dark"])
    }
    if let empty = secret.first(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw OptionError.malformed(
        option: "--secret", value: "“\(empty)”",
        form: Sentence("as text that isn't empty", ko: "비어 있지 않은 텍스트"))
    }
    return SceneRequest(
      app: delegate, script: try SceneScript(script), device: device,
      systemVersion: try version() ?? .usual,
      isDark: scheme == "dark", locale: try AppearanceOptions.checkedLocale(locale.text))
  }

  /// Returns the chosen iOS version, which may be as early as iOS 13: scenes are older than widgets.
  private func version() throws -> SystemVersion? {
    try AppearanceOptions.version(of: ios, from: SystemVersion(13))
  }
}
