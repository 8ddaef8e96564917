import ArgumentParser
import Compiling
import Foundation
import Host
import Results
import Sentences
import Stage
import Terminal
import Viewing

struct ConfigureCommand: AsyncParsableCommand, PromptedCommand, PictureCommand {
  static let configuration = CommandConfiguration(
    commandName: "configure",
    abstract: Sentence(
      "Open a widget's edit sheet: what people can set, and what the widget shows then.",
      ko: "위젯의 편집 화면을 열어요. 무엇을 정할 수 있고, 그러면 위젯이 무엇을 보여 주는지 알려 줘요."
    ).help,
    discussion: Sentence(
      """
      The sheet of one of the course's widgets, and the same after a choice:
        rings configure Solutions/weather/05-personalise/*-place-and-units/*.swift
        rings configure Solutions/weather/05-personalise/*-place-and-units/*.swift --set town=busan

      The sheet is what iOS makes of the configuration intent: rows in the order of the summary or else of \
      the declaration, menus of enumerations, lists of suggested entities, switches. Behind it stands what \
      can be chosen, and the widget as it looks with these settings.

        rings configure Weather.swift --set city=seoul --set showsWind=on
        rings configure Weather.swift --search se           what people find who type into a list's search
        rings configure Weather.swift --set city=gone-id    a choice that is no longer there

      A value is written as people type it: a choice or an entity by its name or identifier, on or off, a \
      number with or without its unit, a date.

      Exits with 0 when the sheet opens, with 1 when the files do not compile or a query fails, and with 2 \
      when a value is none that its parameter takes.
      """,
      ko: """
        코스에 있는 위젯의 편집 화면과, 하나를 고른 뒤의 같은 화면이에요:
          rings configure Solutions/weather/05-personalise/*-place-and-units/*.swift
          rings configure Solutions/weather/05-personalise/*-place-and-units/*.swift --set town=busan

        편집 화면은 iOS가 구성 인텐트로 만드는 것이에요. 줄은 요약의 순서로, 요약이 없으면 선언한 순서로 \
        놓이고, 열거형은 메뉴로, 추천 엔티티는 목록으로, 참과 거짓은 스위치로 나와요. 그 뒤에는 고를 수 있는 \
        것과, 그렇게 정했을 때의 위젯이 나와요.

          rings configure Weather.swift --set city=seoul --set showsWind=on
          rings configure Weather.swift --search se           목록에서 찾을 때 나오는 것
          rings configure Weather.swift --set city=gone-id    이제는 없는 것을 골랐을 때

        값은 사람이 입력하는 대로 써요. 선택지나 엔티티는 이름이나 식별자로, 스위치는 on이나 off로, 수는 \
        단위를 붙이거나 떼고, 날짜는 날짜로 써요.

        편집 화면이 열리면 0으로, 파일이 컴파일되지 않거나 쿼리가 실패하면 1로, 매개변수가 받지 않는 값이면 \
        2로 끝나요.
        """
    ).help)

  @OptionGroup var sources: SourceFiles

  @Option(
    help: ArgumentHelp(Sentence("A widget by its type.", ko: "타입으로 고른 위젯이에요."), valueName: "type"))
  var widget: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The family whose sheet it is, such as small: a summary may ask for it.",
        ko: "편집 화면의 패밀리예요(예: small). 요약이 물어볼 수 있어요.")))
  var family: String?

  @Option(
    help: ArgumentHelp(
      Sentence("Type into the search field of each list.", ko: "목록마다 검색란에 이렇게 입력해요."),
      valueName: "text"))
  var search: String?

  @OptionGroup var look: LookOptions

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
    in surroundings: Surroundings, at hand: FilesAtHand?
  ) async throws -> EditedWidget {
    let family = try family.map { try PictureFamily.family(from: $0) }
    _ = try sheet.columns(of: surroundings.terminal)
    _ = try surroundings.terminal.showing(sheet.pictures)
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
    let studio = try await Services.studio(for: taken, in: surroundings).living(in: zone)
    return try await studio.editedWidget(
      request, picture: picture, files: files, bundle: try look.bundle.folder(), options: options)
  }

  func printout(of edited: EditedWidget, on terminal: TerminalCapabilities) throws -> Printout {
    try sheet.printout(of: EditSheetResult(edited: edited, search: search), on: terminal)
  }
}
