import Judge
import Sentences
import WorkerProtocol

struct PageForm: Encodable, Sendable {
  struct Choice: Encodable, Sendable {
    var value: String
    var title: String
  }

  struct Field: Encodable, Sendable {
    var name: String
    var title: String
    var description: String?
    /// The name of a `SheetParameter.Control`.
    var control: String
    var isOptional: Bool
    var isShown: Bool
    var value: String?
    var minimum, maximum: Double?
    var unit: String?
    var choices: [Choice]
    /// An earlier choice that no longer exists.
    var gone: String?
  }

  var widget: String
  var title: String?
  /// The reason the edit sheet doesn't open; nil if the edit sheet opens.
  var failure: String?
  var fields: [Field]

  init?(_ sheet: EditSheet) {
    guard sheet.style != .none, !sheet.parameters.isEmpty else { return nil }
    widget = sheet.widget
    title = sheet.title.map { SanitizedText.text($0) }
    fields = sheet.parameters.map { parameter in
      Field(
        name: parameter.name, title: SanitizedText.text(parameter.title),
        description: parameter.description.map { SanitizedText.text($0) },
        control: parameter.control.rawValue, isOptional: parameter.isOptional,
        isShown: parameter.isShown, value: parameter.value?.value, minimum: parameter.minimum,
        maximum: parameter.maximum, unit: parameter.unit,
        choices: parameter.choices.prefix(Self.mostChoices).map {
          Choice(value: $0.value, title: SanitizedText.text($0.title))
        },
        gone: parameter.gone.map { SanitizedText.text($0) })
    }
  }

  /// Creates a form with the reason the edit sheet doesn't open.
  init(failure: Sentence, in language: Language) {
    widget = ""
    self.failure = failure.shown(in: language)
    fields = []
  }

  private static let mostChoices = 500
}
