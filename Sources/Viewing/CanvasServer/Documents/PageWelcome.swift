import Canvas
import Drawing
import Foundation
import Judge
import PhoneFacts
import Sentences
import WorkerProtocol

/// The data a page needs before the first picture: its text and the available choices.
struct PageWelcome: Encodable, Sendable {
  var name: String
  var language: String
  var words: [String: String]
  /// The editor that opens the lines of findings; nil to use links with the `editor` scheme.
  var editor: String?
  /// The paths of the files by name, for links.
  var files: [String: String]
  /// Whether the files belong to an exercise with checks.
  var isJudged: Bool
  var devices: [Device]
  /// The exercise's lesson; nil for files outside an exercise.
  var lesson: PageLesson?
  var look: PageAppearance
  var modes: [String]
  var textSizes: [String]
  var locales: [String]
  /// The suggested time zones, the default first.
  var timeZones: [String]
  var timeZoneNames: [String]
  /// The iOS versions, newest first.
  var systemVersions: [String]

  struct Device: Encodable, Sendable {
    var name: String
    var models: String
  }

  init(
    _ model: CanvasModel, files: [URL], editor: String?, isJudged: Bool,
    lesson: PageLesson?, in language: Language
  ) {
    self.lesson = lesson
    name = model.name
    self.editor = editor
    self.isJudged = isJudged
    self.files = Dictionary(
      files.map { (SanitizedText.text($0.lastPathComponent), $0.path) },
      uniquingKeysWith: { first, _ in first })
    devices = PhoneScreen.all.map { Device(name: $0.name, models: $0.models) }
    if !devices.contains(where: { $0.name == model.look.device }) {
      devices.insert(Device(name: SanitizedText.text(model.look.device), models: ""), at: 0)
    }
    self.language =
      Language.allCases.first {
        Sentence.pageMissing.spoken(in: $0) == Sentence.pageMissing.spoken(in: language)
      }?.rawValue ?? Language.english.rawValue
    words = PagePhrases.all.mapValues { $0.spoken(in: language) }
    look = PageAppearance(model.look)
    modes = RenderingMode.allCases.map(\.rawValue)
    textSizes = CanvasAppearance.textSizes
    let usual = model.choices.locale
    locales =
      CanvasAppearance.locales.contains(usual)
      ? CanvasAppearance.locales : [usual] + CanvasAppearance.locales
    timeZones = model.choices.timeZones.map(\.identifier)
    timeZoneNames = PhoneTimeZone.allNames
    systemVersions = SystemVersion.majors.reversed().map { SystemVersion($0).description }
  }
}
