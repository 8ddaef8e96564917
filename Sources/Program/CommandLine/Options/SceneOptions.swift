import ArgumentParser
import Drawing
import Foundation
import PhoneFacts
import Sentences
import WorkerProtocol

struct SceneOptions: ParsableArguments {
  @OptionGroup var look: AppearanceOptions

  @Option(
    help: ArgumentHelp(
      Sentence("The timeline entry to show, counted from 0.", ko: "보여 줄 타임라인 엔트리의 번호예요. 0부터 세요."),
      valueName: "N"))
  var entry: Int?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The date and time to show: 2026-03-01T09:00:00Z, or 2026-03-01 09:00 on the phone's clock.",
        ko: "보여 줄 시각이에요. 2026-03-01T09:00:00Z, 또는 휴대폰의 시계로 2026-03-01 09:00처럼 써요."),
      valueName: "date"))
  var at: String?

  @Flag(help: ArgumentHelp(Sentence("Draw the placeholder, redacted.", ko: "플레이스홀더를 가려서 그려요.")))
  var placeholder = false

  func modes() throws -> [RenderingMode] { try look.modes() }

  func isDarkChoices() throws -> [Bool] { try look.isDarkChoices() }

  func bundleFolder() throws -> URL? { try look.bundle.folder() }

  func playedService() throws -> PlayedService? { try look.playedService() }

  func chosenVersion() throws -> SystemVersion? { try look.chosenVersion() }

  func request(
    subject: RenderRequest.Subject, family: PictureFamily, mode: RenderingMode, isDark: Bool
  ) throws -> RenderRequest {
    var request = try look.request(subject: subject, family: family, mode: mode, isDark: isDark)
    request.entry = try checkedEntry()
    request.date = try moment()
    request.showsCurrentEntry = entry == nil && request.date == nil
    request.isPlaceholder = placeholder
    request.standsIn = true
    return request
  }

  private func checkedEntry() throws -> Int {
    if entry != nil, at != nil { throw OptionError.contradiction("--entry", "--at") }
    guard let entry else { return 0 }
    guard entry >= 0 else {
      throw OptionError.malformed(
        option: "--entry", value: "\(entry)",
        form: Sentence("as a number, counted from 0", ko: "0부터 센 번호"))
    }
    return entry
  }

  private func moment() throws -> Date? {
    guard let at else { return nil }
    guard let date = MomentParser.date(from: at, in: try look.zone.checked().zone)
    else {
      throw OptionError.malformed(
        option: "--at", value: at,
        form: Sentence(
          "as a date and time: 2026-03-01T09:00:00Z, or 2026-03-01 09:00",
          ko: "2026-03-01T09:00:00Z 또는 2026-03-01 09:00"))
    }
    return date
  }
}
