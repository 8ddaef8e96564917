import ArgumentParser
import Drawing
import Foundation
import Host
import Judge
import Results
import Sentences
import Terminal
import Viewing

struct GalleryCommand: AsyncParsableCommand, PromptedCommand, PictureCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: Sentence(
      "Simulate installing an app, and show the widgets its gallery offers.",
      ko: "앱을 휴대폰에 설치해 봐요. 설치되는지, 갤러리에 어떤 위젯이 나오는지 알려 줘요."
    ).help,
    discussion: Sentence(
      """
      An app and its widget extension each have a deployment target: the oldest iOS version that \
      they run on. If the extension's target is newer than the phone's iOS, the app installs but its \
      widgets are missing:
        cd Solutions/weather/02-skeleton
        rings gallery 01-forecast-model 02-first-widget \\
          --app-target 16.0 --extension-target 17.0 --ios 16.4
      For a project, Rings reads the targets from the settings: `rings gallery Weather.xcodeproj \
      --ios 16.4`.

      As in Xcode, the files are compiled for the extension's target. They run as if on the phone's \
      iOS, whose version decides every #available. For a missing widget, Rings shows the line and \
      what to do.

      Exits with 0 if the gallery offers every widget, apart from those that your own #available \
      leaves out and Live Activities, which a gallery never shows. Exits with 1 if the files don't \
      compile, the app doesn't install, the extension is missing or crashes, or a widget is missing \
      or can't be drawn.
      """,
      ko: """
        앱과 위젯 익스텐션에는 저마다 타깃, 곧 실행되는 가장 낮은 iOS가 있어요. 익스텐션의 타깃이 휴대폰의 iOS보다 \
        새로우면 앱은 설치되지만 위젯이 없어요:
          cd Solutions/weather/02-skeleton
          rings gallery 01-forecast-model 02-first-widget \\
            --app-target 16.0 --extension-target 17.0 --ios 16.4
        프로젝트에는 타깃이 설정에 적혀 있어요: `rings gallery Weather.xcodeproj --ios 16.4`.

        파일은 Xcode처럼 익스텐션의 타깃에 맞춰 컴파일하고, 휴대폰의 iOS에서처럼 실행해요. #available은 그 \
        iOS가 정해요. 빠진 위젯은 줄 번호와 할 일까지 알려 줘요.

        여러분의 #available이 뺀 것과 갤러리에 나오지 않는 실시간 현황 말고 모든 위젯이 나오면 0으로 \
        끝나요. 파일이 컴파일되지 않거나, 앱이 설치되지 않거나, 익스텐션이 없거나 멈추거나, 위젯이 없거나 그릴 \
        수 없으면 1로 끝나요.
        """
    ).help)

  @OptionGroup var sources: SourceFiles

  @OptionGroup(title: Sentence("Phone and app", ko: "휴대폰과 앱").help) var gallery: GalleryOptions

  @OptionGroup var zone: TimeZoneOption
  @OptionGroup var network: ServiceOption

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The language of the phone and of the report: en or ko.",
        ko: "휴대폰과 보고서의 언어예요: en 또는 ko."), valueName: "language"))
  var language: String?

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  @OptionGroup private var way: PictureWayOption

  var pictures: String? { way.pictures }

  func run() async throws { try await report() }

  mutating func settle(in open: OpenExercise) {
    language = language ?? open.language.rawValue
    zone.settle(in: open)
  }

  func finding(in context: CommandContext, at hand: FilesAtHand?) async throws -> GalleryResult {
    _ = try context.terminal.showing(pictures)
    let usesEarlierBuilder = try gallery.usesEarlierBuilder()
    let language = try Language(option: language)
    let zone = try zone.checked()
    let taken = try sources.taken(at: hand)
    let files = taken.files
    var request = try gallery.request(for: taken.target)
    if let language { request.locale = language.pictureLocale }
    let service = try network.played()
    let report = try await GalleryVisit(
      files: files, request: request, usesEarlierBuilder: usesEarlierBuilder,
      studio: try await Services.studio(for: taken, in: context)
        .playing(service).living(in: zone)
    ).report()
    return GalleryResult(report: report, files: files)
  }

  func printout(of result: GalleryResult, on terminal: TerminalCapabilities) throws -> Printout {
    var terminal = terminal
    terminal.language = try Language(option: language) ?? terminal.language
    return try ResultWriter(terminal).printout(of: result, asJSON: json)
      .failing(result.report.isGood ? nil : ExitStatus.notPassed.code)
  }
}
