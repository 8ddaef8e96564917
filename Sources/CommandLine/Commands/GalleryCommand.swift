import ArgumentParser
import Drawing
import Foundation
import Judge
import Sentences
import Terminal
import Tutor
import Viewing

struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Put an app on a phone: does it install, and which widgets does the gallery offer?",
    discussion: """
      An app and its widget extension each have a target, the oldest iOS that they run on. Where the \
      extension's is newer than the phone, the app installs and its widgets are missing:
        cd Solutions/weather/02-skeleton
        rings gallery 01-forecast-model 02-first-widget \\
          --app-target 16.0 --extension-target 17.0 --ios 16.4

      The files are compiled for the extension's target, as Xcode does it, and run as on the phone's \
      iOS, which decides at every #available. What is missing is told with its line and what to do.

      Exits with 0 when every widget is offered but those that an #available of yours leaves out and \
      Live Activities, which no gallery shows. Exits with 1 when the files do not compile, the app \
      does not install, the extension is not there or crashes, a widget is missing or cannot be drawn.
      """)

  @OptionGroup var sources: SourceFiles

  @OptionGroup(title: "The phone and the app") var gallery: GalleryOptions

  @OptionGroup var network: ServiceOption

  @Option(help: ArgumentHelp("en or ko.", valueName: "language"))
  var language: String?

  @Flag(help: "Print as JSON.")
  var json = false

  func run() async throws {
    let surroundings = Surroundings.current()
    let request = try gallery.request()
    let usesEarlierBuilder = try gallery.usesEarlierBuilder()
    let language = try Language(option: language) ?? surroundings.terminal.language
    let files = try sources.urls()
    let service = try network.played()
    let services = try await Services.found(surroundings)
    let report = try await GalleryVisit(
      files: files, request: request, usesEarlierBuilder: usesEarlierBuilder,
      studio: services.studio.playing(service)
    ).report()
    let words = GalleryWords(language: language)
    if json {
      try StandardOutput.json(GalleryDocument(report, words: words), pretty: true)
    } else {
      let printer = GalleryPrinter(
        presentation: Presentation(surroundings.terminal, language: language), words: words,
        remarks: PictureRemarks(locator: .init(files: files)))
      StandardOutput.write(try printer.text(of: report))
    }
    if !report.isGood { throw ExitStatus.notPassed.code }
  }
}
