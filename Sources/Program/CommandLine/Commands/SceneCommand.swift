import ArgumentParser
import Foundation
import Host
import PhoneFacts
import Results
import Sentences
import Stage
import Terminal
import Viewing

struct SceneCommand: AsyncParsableCommand, PromptedCommand, PictureCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene",
    abstract: Sentence(
      "Play an app's life: its callbacks, its window and its card in the app switcher.",
      ko: "앱의 한살이를 재생해요. 콜백과 창, 앱 전환기의 카드를 보여 줘요."
    ).help,
    discussion: Sentence(
      """
      What the switcher shows of a bank's app, and whether the balance can be read there:
        rings scene Tests/Program/CommandLineTests/Cases/Vault.swift --script "launch, switcher, return" \
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
      """,
      ko: """
        앱 전환기가 은행 앱에서 무엇을 보여 주는지, 거기에서 잔액을 읽을 수 있는지 봐요:
          rings scene Tests/Program/CommandLineTests/Cases/Vault.swift --script "launch, switcher, return" \
        --secret "4,200"

        단계:
          launch                                 앱이 시작하고 활성 상태가 돼요
          switcher                               앱 전환기가 열려요. 앱은 활성 상태만 잃어요
          call, control-center, alert            무언가 위를 덮어요. 활성 상태만 잃고, 이미 활성 상태가 아닐 때 \
        온 전화는 한 번 더 알려요
          background, lock                       홈 화면이나 다른 앱으로 가거나 잠겨요. 백그라운드예요
          return                                 어디에서든 앱으로 돌아와요
          rotate                                 기기를 90도 돌려요
          kill                                   앱 전환기에서 밀어 없애요. launch 단계는 새로 시작해요

        앱은 씬 델리게이트나 앱 델리게이트, SwiftUI의 App이에요. 카드는 콜백이 끝난 뒤 창에 보이는 것이에요. \
        비밀은 --secret 옵션에 적은 것, 보안 입력란에 든 것, privacySensitive 표시가 있는 것이에요.

        카드에서 무엇이 읽히든 단계를 모두 재생했으면 0으로 끝나요. 파일이 컴파일되지 않거나, 앱이 없거나, \
        콜백에서 끝나 버리면 1로 끝나요.
        """
    ).help)

  @OptionGroup var sources: SourceFiles

  @Option(
    help: ArgumentHelp(
      Sentence("What happens, step by step, with commas.", ko: "일어나는 일이에요. 단계마다 쉼표로 나눠요."),
      valueName: "steps"))
  var script: String = "launch, switcher, return"

  @Option(
    help: ArgumentHelp(
      Sentence(
        "A text that nobody should be able to read on the card. Repeatable.",
        ko: "카드에서 아무도 읽을 수 없어야 하는 글이에요. 여러 번 쓸 수 있어요."), valueName: "text")
  )
  var secret: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence("The delegate or app, where there are several.", ko: "여럿일 때 고를 델리게이트나 앱이에요."),
      valueName: "type"))
  var delegate: String?

  @Option(
    help: ArgumentHelp(
      Sentence("A screen in points, such as 393x852.", ko: "포인트로 적은 화면 크기예요(예: 393x852)."),
      valueName: "WxH"))
  var device: String = "393x852"

  @Option(
    help: ArgumentHelp(
      Sentence("The iOS version that runs it, such as 18.0.", ko: "실행하는 iOS 버전이에요(예: 18.0)."),
      valueName: "version"))
  var ios: String?

  @Option(help: ArgumentHelp(Sentence("light or dark.", ko: "light 또는 dark예요.")))
  var scheme: String = "light"

  @Option(
    help: ArgumentHelp(
      Sentence("A locale such as en_US or ko_KR.", ko: "로케일이에요(예: en_US, ko_KR)."),
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
    in surroundings: Surroundings, at hand: FilesAtHand?
  ) async throws -> SceneRun.Outcome {
    let request = try request()
    _ = try sheet.columns(of: surroundings.terminal)
    _ = try surroundings.terminal.showing(sheet.pictures)
    let zone = try zone.checked()
    let taken = try sources.taken(at: hand)
    let files = taken.files
    let service = try network.played()
    let run = SceneRun(
      studio: try await Services.studio(for: taken, in: surroundings)
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
        option: "--secret", value: "“\(empty)”", form: Sentence("as a text", ko: "빈칸이 아닌 글"))
    }
    return SceneRequest(
      app: delegate, script: try SceneScript(script), device: device,
      systemVersion: try version() ?? .usual,
      isDark: scheme == "dark", locale: try LookOptions.checkedLocale(locale.text))
  }

  /// Scenes exist since iOS 13, before widgets.
  private func version() throws -> SystemVersion? {
    try LookOptions.version(of: ios, from: SystemVersion(13))
  }
}
