import ArgumentParser
import Compiling
import Foundation
import Host
import Results
import Sentences
import WorkerProtocol
import Terminal
import Viewing

struct TapCommand: AsyncParsableCommand, PromptedCommand, PictureCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap",
    abstract: Sentence(
      "Simulate a tap and show the widget before and after.",
      ko: "위젯을 눌러 보고, 누르기 전과 뒤의 모습을 보여 줘요."
    ).help,
    discussion: Sentence(
      """
      The first button or toggle of one of the course's widgets:
        rings tap Solutions/weather/04-connect/*-toggle-favourite/*.swift --button 1

      A link, and a point measured from the widget's top-left corner:
        rings tap Solutions/weather/04-connect/*-links-in-medium/*.swift \\
          --family medium --link 2
        rings tap Weather.swift --at 80,20

      If there's an app beside the widget, the tap opens it. Rings draws the app before and after, \
      both if it was in the background and if the tap starts it:
        rings tap Solutions/weather/04-connect/*-open-the-place/*.swift --at 80,80

      Buttons, toggles and links are counted from 1, in the order of the views. As on a phone, the \
      family, the iOS version and the views in front decide what a tap hits. Rings performs the \
      intent, gets a new timeline and draws the widget again. You can also tap controls and Live \
      Activities: choose them with --widget and --family.

      Exits with 0 if the tap was possible, whatever it does, with 1 if the files don't compile or \
      the intent throws, and with 2 if no control has that number.
      """,
      ko: """
        과정에 있는 위젯의 첫 버튼이나 스위치를 눌러요:
          rings tap Solutions/weather/04-connect/*-toggle-favourite/*.swift --button 1

        링크와, 위젯 왼쪽 위에서 포인트로 잰 자리:
          rings tap Solutions/weather/04-connect/*-links-in-medium/*.swift \\
            --family medium --link 2
          rings tap Weather.swift --at 80,20

        위젯 옆에 앱이 있으면 누를 때 앱이 열려요. 백그라운드에서 기다릴 때와 새로 시작할 때를 앞뒤로 그려요:
          rings tap Solutions/weather/04-connect/*-open-the-place/*.swift --at 80,80

        버튼과 스위치, 링크는 뷰의 순서대로 1부터 세요. 무엇이 눌리는지는 휴대폰처럼 패밀리와 \
        iOS 버전, 앞에 놓인 뷰로 정해요. 인텐트를 수행하고, 위젯이 새 타임라인을 받아 다시 그려져요. 제어 항목과 \
        실시간 현황도 누를 수 있어요. --widget 옵션과 --family 옵션으로 골라요.

        무슨 일이 일어나든 누를 수 있었으면 0으로, 파일이 컴파일되지 않거나 인텐트가 오류를 던지면 1로, 그런 \
        번호의 것이 없으면 2로 끝나요.
        """
    ).help)

  @OptionGroup var sources: SourceFiles

  @OptionGroup var choice: WidgetChoice

  @Option(
    help: ArgumentHelp(
      Sentence("A button or toggle, counted from 1.", ko: "버튼이나 스위치의 번호예요. 1부터 세요."), valueName: "N"
    ))
  var button: Int?

  @Option(
    help: ArgumentHelp(
      Sentence("A link, counted from 1.", ko: "링크의 번호예요. 1부터 세요."), valueName: "N"))
  var link: Int?

  @Option(
    name: .customLong("at"),
    help: ArgumentHelp(
      Sentence("A point from the top-left corner, such as 80,20.", ko: "왼쪽 위에서 잰 자리예요(예: 80,20)."),
      valueName: "x,y"))
  var point: String?

  @OptionGroup var look: AppearanceOptions

  @OptionGroup var sheet: SheetOptions

  var pictures: String? { sheet.pictures }

  func run() async throws { try await report() }

  mutating func settle(in open: OpenExercise) {
    choice.settle(in: open)
    look.locale.settle(open.language.pictureLocale)
    look.zone.settle(in: open)
  }

  func finding(
    in context: CommandContext, at hand: FilesAtHand?
  ) async throws -> TapReport {
    let place = try place()
    let family = try choice.checkedFamily()
    _ = try sheet.columns(of: context.terminal)
    _ = try context.terminal.showing(sheet.pictures)
    let request = WidgetTapRequest(
      place, on: try look.request(subject: .widget(choice.widget), family: family))
    let zone = try look.zone.checked()
    let taken = try sources.taken(at: hand)
    let files = taken.files
    let service = try look.playedService()
    let studio = try await Services.studio(for: taken, in: context)
      .playing(service).living(in: zone)
    var options = CompileOptions()
    options.systemVersion = try look.chosenVersion()
    return try await studio.touch(
      request, files: files, bundle: try look.bundle.folder(), options: options)
  }

  func printout(of report: TapReport, on terminal: TerminalCapabilities) throws -> Printout {
    try sheet.printout(of: report, on: terminal)
      .failing(report.outcome?.error == nil ? nil : ExitStatus.notPassed.code)
  }

  private func place() throws -> WidgetTapRequest.Place {
    let given = [button != nil, link != nil, point != nil].count { $0 }
    guard given <= 1 else {
      throw OptionError.conflicting(
        Sentence(verbatim: "--button"), Sentence(verbatim: "--link, --at"))
    }
    if let link { return .link(try counted(link, option: "--link")) }
    if let point {
      let parts = point.split(separator: ",", omittingEmptySubsequences: false)
        .map { Double($0.trimmingCharacters(in: .whitespaces)) }
      guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
        throw OptionError.malformed(
          option: "--at", value: point,
          form: Sentence("as two numbers, such as 80,20", ko: "80,20 같은 숫자 둘"))
      }
      return .point(x: x, y: y)
    }
    return .button(try counted(button ?? 1, option: "--button"))
  }

  private func counted(_ number: Int, option: String) throws -> Int {
    guard number >= 1 else {
      throw OptionError.malformed(
        option: option, value: "\(number)",
        form: Sentence("as a number of at least 1", ko: "1 이상의 숫자"))
    }
    return number
  }
}
