import ArgumentParser
import Compiling
import Foundation
import Host
import Results
import Sentences
import WorkerProtocol
import Terminal
import Viewing

struct ConfigureCommand: AsyncParsableCommand, PromptedCommand, PictureCommand {
  static let configuration = CommandConfiguration(
    commandName: "configure",
    abstract: Sentence(
      "Show a widget's edit sheet, and the widget with other settings.",
      ko: "위젯의 편집 시트와, 설정을 바꾼 위젯을 보여 줘요."
    ).help,
    discussion: Sentence(
      """
      The edit sheet of one of the course's widgets, and the sheet after a choice:
        rings configure Solutions/weather/05-personalise/*-place-and-units/*.swift
        rings configure Solutions/weather/05-personalise/*-place-and-units/*.swift \\
          --set town=busan

      iOS makes the sheet from the configuration intent. The rows follow the order of the parameter \
      summary or, without one, of the declaration. There are menus for enumerations, lists for \
      suggested entities, and switches. Rings shows the sheet, followed by the choices and the \
      widget with these settings.

        rings configure Weather.swift --set city=seoul --set showsWind=on
        rings configure Weather.swift --search se          what a list's search finds
        rings configure Weather.swift --set city=gone-id   a choice that's gone

      Write a value as the user would enter it: a choice or an entity by its name or identifier, on \
      or off, a number with or without its unit, or a date.

      Exits with 0 if the sheet opens, with 1 if the files don't compile or a query fails, and with \
      2 if a parameter doesn't accept its value.
      """,
      ko: """
        과정에 있는 위젯의 편집 시트와, 하나를 고른 뒤의 같은 시트예요:
          rings configure Solutions/weather/05-personalise/*-place-and-units/*.swift
          rings configure Solutions/weather/05-personalise/*-place-and-units/*.swift \\
            --set town=busan

        편집 시트는 iOS가 구성 인텐트로 만들어요. 줄은 요약의 순서로, 요약이 없으면 선언한 순서로 \
        놓이고, 열거형은 메뉴로, 추천 엔티티는 목록으로, 참과 거짓은 스위치로 나와요. 시트 아래에는 고를 수 있는 \
        것과, 그렇게 정했을 때의 위젯이 나와요.

          rings configure Weather.swift --set city=seoul --set showsWind=on
          rings configure Weather.swift --search se          목록에서 검색한 결과
          rings configure Weather.swift --set city=gone-id   이제는 없는 선택지

        값은 사용자가 입력하는 대로 써요. 선택지나 엔티티는 이름이나 식별자로, 스위치는 on이나 off로, 수는 \
        단위를 붙이거나 떼고, 날짜는 날짜로 써요.

        편집 시트가 열리면 0으로, 파일이 컴파일되지 않거나 쿼리가 실패하면 1로, 매개변수가 받지 않는 값이면 \
        2로 끝나요.
        """
    ).help)

  @OptionGroup var sources: SourceFiles

  @Option(
    help: ArgumentHelp(Sentence("The widget's type.", ko: "위젯의 타입이에요."), valueName: "type"))
  var widget: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The family of the edited widget, such as small; a summary may depend on the family.",
        ko: "편집할 위젯의 패밀리예요(예: small). 요약이 패밀리에 따라 달라질 수 있어요.")))
  var family: String?

  @Option(
    help: ArgumentHelp(
      Sentence("Text to type into each list's search field.", ko: "목록마다 검색란에 입력할 텍스트예요."),
      valueName: "text"))
  var search: String?

  @OptionGroup var look: AppearanceOptions

  @OptionGroup var sheet: SheetOptions

  var pictures: String? { sheet.pictures }

  func run() async throws { try await report() }

  mutating func settle(in open: OpenExercise) {
    widget = widget ?? open.preview?.widget
    family = family ?? open.preview?.families.first?.rawValue
    look.locale.settle(open.language.pictureLocale)
    look.zone.settle(in: open)
  }

  func finding(
    in context: CommandContext, at hand: FilesAtHand?
  ) async throws -> EditedWidget {
    let family = try family.map { try PictureFamily.family(from: $0) }
    _ = try sheet.columns(of: context.terminal)
    _ = try context.terminal.showing(sheet.pictures)
    var picture = try look.request(
      subject: .widget(widget), family: family ?? .widget(.systemSmall))
    picture.standsIn = true
    let request = SheetRequest(
      widget: widget, family: family, locale: picture.locale,
      configuration: picture.configuration, search: search)
    let zone = try look.zone.checked()
    let taken = try sources.taken(at: hand)
    let files = taken.files
    var options = CompileOptions()
    options.systemVersion = try look.chosenVersion()
    let studio = try await Services.studio(for: taken, in: context).living(in: zone)
    return try await studio.editedWidget(
      request, picture: picture, files: files, bundle: try look.bundle.folder(), options: options)
  }

  func printout(of edited: EditedWidget, on terminal: TerminalCapabilities) throws -> Printout {
    try sheet.printout(of: EditSheetResult(edited: edited, search: search), on: terminal)
  }
}
