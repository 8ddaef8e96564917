import ArgumentParser
import Compiling
import Foundation
import Sentences
import Stage
import Viewing

struct ConfigureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "configure",
    abstract: "Open a widget's edit sheet: what people can set, and what the widget shows then.",
    discussion: """
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
      """)

  @OptionGroup var sources: SourceFiles

  @Option(help: ArgumentHelp("A widget by its type.", valueName: "type"))
  var widget: String?

  @Option(help: "The family whose sheet it is, such as small: a summary may ask for it.")
  var family: String?

  @Option(help: ArgumentHelp("Type into the search field of each list.", valueName: "text"))
  var search: String?

  @OptionGroup var look: LookOptions

  @OptionGroup var sheet: SheetOptions

  func run() async throws {
    let surroundings = Surroundings.current()
    let family = try chosenFamily()
    let columns = try sheet.columns(of: surroundings.terminal)
    var picture = try look.request(subject: .widget(widget), family: family ?? "systemSmall")
    picture.standsIn = true
    let request = SheetRequest(
      widget: widget, family: family, locale: picture.locale,
      configuration: picture.configuration, search: search)
    let files = try sources.urls()
    var options = CompileOptions()
    options.systemVersion = try look.chosenVersion()
    let studio = try await Services.found(surroundings).studio
    let edited = try await studio.editedWidget(
      request, picture: picture, files: files, bundle: try look.bundle.folder(), options: options)
    if sheet.json {
      try StandardOutput.json(
        EditSheetDocument(edited), pretty: true, language: surroundings.terminal.language)
    } else {
      let printer = EditSheetPrinter(
        capabilities: surroundings.terminal, columns: columns, isDescribed: sheet.describe,
        search: search)
      StandardOutput.write(printer.text(of: edited))
    }
  }

  private func chosenFamily() throws -> String? {
    guard let family else { return nil }
    guard let families = try FamilyList.families(from: [family]), families.count == 1 else {
      throw OptionError.malformed(
        option: "--family", value: family, form: Sentence("as one family", ko: "크기 하나"))
    }
    return families[0]
  }
}
