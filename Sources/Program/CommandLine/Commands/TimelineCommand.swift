import ArgumentParser
import Foundation
import Host
import Results
import Sentences
import WorkerProtocol
import Terminal
import Viewing

struct TimelineCommand: AsyncParsableCommand, PromptedCommand, PictureCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: Sentence(
      "Show what a widget displays over time, and when it reloads.",
      ko: "위젯이 시간에 따라 무엇을 보여 주고, 언제 갱신하는지 보여 줘요."
    ).help,
    discussion: Sentence(
      """
      A day of one of the course's widgets, starting in the morning:
        rings timeline Solutions/weather/02-skeleton/*-policies-and-budget/*.swift \\
          --from "2026-03-01 08:00"

      Rings draws each entry that looks different once, with the time it's on screen. Below the \
      pictures, Rings lists the times of entries and reloads, and how many new timelines the widget \
      requests per day: the system typically allows 40 to 70. The number per day doesn't depend on \
      the time span you choose, and is the same in rings lint.

        rings timeline Weather.swift --for 3h --family medium --set city=busan
        rings timeline Weather.swift --placeholder --snapshot --gallery-snapshot

      Exits with 0 if the widget has a timeline, and with 1 if the files don't compile or the \
      provider fails; if the provider fails, Rings draws the placeholder, as a phone would.
      """,
      ko: """
        과정에 있는 위젯의 하루를 아침부터 봐요:
          rings timeline Solutions/weather/02-skeleton/*-policies-and-budget/*.swift \\
            --from "2026-03-01 08:00"

        모습이 다른 엔트리를 한 번씩, 화면에 보이는 시간과 함께 그려요. 그림 아래에는 시각들과, 위젯이 하루에 새 \
        타임라인을 몇 번 요청하는지가 나와요. 시스템은 보통 40번에서 70번까지 허용해요. 이 수는 어느 기간을 \
        보든 같고, rings lint 명령이 말하는 수와도 같아요.

          rings timeline Weather.swift --for 3h --family medium --set city=busan
          rings timeline Weather.swift --placeholder --snapshot --gallery-snapshot

        위젯에 타임라인이 있으면 0으로, 파일이 컴파일되지 않거나 프로바이더가 실패하면 1로 끝나요. 그때는 \
        휴대폰이 보여 주듯이 플레이스홀더를 그려요.
        """
    ).help)

  @OptionGroup var sources: SourceFiles

  @OptionGroup var choice: WidgetChoice

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The start time, in the same form as for --at (default: now).",
        ko: "시작할 시각이에요. --at처럼 써요(기본값: 지금)."),
      valueName: "date"))
  var from: String?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      Sentence(
        "The time span to show, such as 90m, 24h or 2d.", ko: "보여 줄 기간이에요(예: 90m, 24h, 2d)."),
      valueName: "duration"))
  var duration: String = "24h"

  @OptionGroup var scene: SceneOptions

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Also draw the snapshot, which the phone shows briefly.", ko: "휴대폰이 잠깐 보여 주는 스냅샷도 그려요."))
  )
  var snapshot = false

  @Flag(
    help: ArgumentHelp(
      Sentence("Also draw the widget gallery's snapshot.", ko: "위젯 갤러리의 스냅샷도 그려요.")))
  var gallerySnapshot = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Draw and list all entries, even if many look different.",
        ko: "모습이 다른 엔트리가 많아도 모두 그리고 보여 줘요.")))
  var all = false

  @OptionGroup var sheet: SheetOptions

  var pictures: String? { sheet.pictures }

  /// The longest timeline that can be simulated, in seconds: 31 days.
  private static let longest: TimeInterval = 31 * 24 * 60 * 60

  func run() async throws { try await report() }

  mutating func settle(in open: OpenExercise) {
    choice.settle(in: open)
    scene.look.locale.settle(open.language.pictureLocale)
    scene.look.zone.settle(in: open)
  }

  func finding(
    in context: CommandContext, at hand: FilesAtHand?
  ) async throws -> TimelineRun.Outcome {
    let zone = try scene.look.zone.checked()
    let start = try moment(in: zone.zone)
    let length = try checkedLength()
    let family = try choice.checkedFamily()
    guard scene.entry == nil else {
      throw OptionError.conflicting(
        Sentence(verbatim: "--entry"), Sentence(verbatim: "timeline"))
    }
    _ = try sheet.columns(of: context.terminal)
    _ = try context.terminal.showing(sheet.pictures)
    let taken = try sources.taken(at: hand)
    let files = taken.files
    let template = try scene.request(
      subject: .widget(choice.widget), family: family, mode: try scene.modes().first ?? .fullColor,
      isDark: try scene.isDarkChoices().first ?? false)
    let service = try scene.playedService()
    let run = TimelineRun(
      studio: try await Services.studio(for: taken, in: context)
        .playing(service).living(in: zone),
      files: files,
      template: template,
      widget: choice.widget, systemVersion: try scene.chosenVersion(),
      bundle: try scene.bundleFolder(),
      mostPictures: sheet.json ? 0 : all ? .max : TimelineResult.mostPictures, standIns: standIns)
    return try await run.outcome(from: start, until: start.addingTimeInterval(length))
  }

  func printout(
    of outcome: TimelineRun.Outcome, on terminal: TerminalCapabilities
  ) throws -> Printout {
    let result = TimelineResult(
      outcome: outcome, isWhole: all, timeZone: try scene.look.zone.checked().zone)
    return try sheet.printout(of: result, on: terminal).failing(outcome.failure)
  }

  private var standIns: Set<TimelineRun.StandIn> {
    var chosen: Set<TimelineRun.StandIn> = []
    if scene.placeholder { chosen.insert(.placeholder) }
    if snapshot { chosen.insert(.snapshot) }
    if gallerySnapshot { chosen.insert(.gallerySnapshot) }
    return chosen
  }

  private func checkedLength() throws -> TimeInterval {
    guard let length = MomentParser.duration(from: duration), length > 0 else {
      throw OptionError.malformed(
        option: "--for", value: duration,
        form: Sentence("as a time span, such as 90m, 24h or 2d", ko: "90m, 24h, 2d 꼴"))
    }
    guard length <= Self.longest else {
      throw OptionError.malformed(
        option: "--for", value: duration,
        form: Sentence("as a time span of at most 31 days, such as 2d", ko: "31d 이하"))
    }
    return length
  }

  private func moment(in zone: TimeZone) throws -> Date {
    if from != nil, scene.at != nil {
      throw OptionError.conflicting(
        Sentence(verbatim: "--from"), Sentence(verbatim: "--at"))
    }
    let (option, word) = scene.at.map { ("--at", $0) } ?? ("--from", from ?? "")
    guard !word.isEmpty || from != nil else { return Date() }
    guard let date = MomentParser.date(from: word, in: zone) else {
      throw OptionError.malformed(
        option: option, value: word,
        form: Sentence(
          "as a date and time: 2026-03-01T09:00:00Z, or 2026-03-01 09:00",
          ko: "2026-03-01T09:00:00Z 또는 2026-03-01 09:00"))
    }
    return date
  }
}
