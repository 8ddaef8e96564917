import Canvas
import Drawing
import PhoneFacts
import Sentences
import WorkerProtocol

/// The data a page needs before the first picture: its text and the available choices.
struct PageWelcome: Encodable, Sendable {
  var name: String
  var language: String
  var words: [String: String]
  var look: PageAppearance
  var modes: [String]
  var textSizes: [String]
  var locales: [String]
  /// The suggested time zones, the default first.
  var timeZones: [String]
  var timeZoneNames: [String]
  /// The iOS versions, newest first.
  var systemVersions: [String]

  init(_ model: CanvasModel, in language: Language) {
    name = model.name
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
