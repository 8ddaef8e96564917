import ArgumentParser
import Foundation
import Judge
import Sentences
import Stage

struct TimelineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline", abstract: "Show what a widget plans to show, and when it reloads.")

  @OptionGroup var sources: SourceFiles

  @Option(help: ArgumentHelp("A widget by its type or kind.", valueName: "type"))
  var widget: String?

  @Option(help: "A family such as systemSmall or small.")
  var family: String = "systemSmall"

  @Option(help: ArgumentHelp("The moment to begin at; now, without it.", valueName: "date"))
  var from: String?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("How long to look ahead, such as 90m, 24h or 2d.", valueName: "duration"))
  var duration: String = "24h"

  @Option(
    help: ArgumentHelp("A configuration parameter, such as city=busan.", valueName: "name=value"))
  var set: [String] = []

  @Flag(help: "Print as JSON.")
  var json = false

  func run() async throws {
    let surroundings = Surroundings.current()
    let start = try moment()
    guard let length = MomentParser.duration(from: duration) else {
      throw OptionError.malformed(
        option: "--for", value: duration, form: Sentence("as 90m, 24h or 2d", ko: "90m, 24h, 2d 꼴"))
    }
    let families = try FamilyList.families(from: [family]) ?? ["systemSmall"]
    let files = try sources.urls()
    let services = try await Services.found(surroundings)
    switch try await services.studio.open(files: files) {
    case .refused(let diagnostics):
      throw RefusedSource(diagnostics: diagnostics)
    case .opened(let session, _):
      let walk = TimelineWalk(
        session: session, widget: widget, family: families[0],
        configuration: try SceneOptions.configuration(from: set))
      let report = try await walk.report(from: start, until: start.addingTimeInterval(length))
      await session.close()
      if json {
        try StandardOutput.json(report, pretty: true)
      } else {
        StandardOutput.write(report.text)
      }
    }
  }

  private func moment() throws -> Date {
    guard let from else { return Date() }
    guard let date = MomentParser.date(from: from) else {
      throw OptionError.malformed(
        option: "--from", value: from,
        form: Sentence(
          "as 2026-03-01T09:00:00Z, or 2026-03-01 09:00",
          ko: "2026-03-01T09:00:00Z 또는 2026-03-01 09:00"))
    }
    return date
  }
}
