import Sentences
import Stage
package import Viewing

/// An edit sheet as `configure --json` prints it.
package struct EditSheetDocument: Encodable {
  private let edited: EditedWidget

  package init(_ edited: EditedWidget) { self.edited = edited }

  private enum Key: String, CodingKey {
    case version, widget, title, description, style, intent, family, summary, parameters, picture
    case failure
  }

  package func encode(to encoder: any Encoder) throws {
    let sheet = edited.sheet
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(sheet.widget, forKey: .widget)
    try container.encode(sheet.title, forKey: .title)
    try container.encode(sheet.description, forKey: .description)
    try container.encode(sheet.style, forKey: .style)
    try container.encode(sheet.intent, forKey: .intent)
    try container.encode(sheet.family, forKey: .family)
    try container.encode(sheet.sentence, forKey: .summary)
    try container.encode(sheet.parameters.map(Row.init), forKey: .parameters)
    try container.encode(
      (edited.picture?.picture.root).map(RenderReport.Node.init), forKey: .picture)
    try container.encode(edited.failure?.placedSentence, forKey: .failure)
  }

  /// A parameter: null stands where there is nothing.
  private struct Row: Encodable {
    let parameter: SheetParameter

    enum Key: String, CodingKey {
      case name, title, description, type, control, shown, optional, list, value, valueTitle, gone
      case minimum, maximum, unit, choices, searchable, found
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(parameter.name, forKey: .name)
      try container.encode(parameter.title, forKey: .title)
      try container.encode(parameter.description, forKey: .description)
      try container.encode(parameter.type, forKey: .type)
      try container.encode(parameter.control, forKey: .control)
      try container.encode(parameter.isShown, forKey: .shown)
      try container.encode(parameter.isOptional, forKey: .optional)
      try container.encode(parameter.isList, forKey: .list)
      try container.encode(parameter.value?.value, forKey: .value)
      try container.encode(parameter.value?.title, forKey: .valueTitle)
      try container.encode(parameter.gone, forKey: .gone)
      try container.encode(parameter.minimum, forKey: .minimum)
      try container.encode(parameter.maximum, forKey: .maximum)
      try container.encode(parameter.unit, forKey: .unit)
      try container.encode(Self.choices(in: parameter.sections), forKey: .choices)
      try container.encode(parameter.isSearchable, forKey: .searchable)
      try container.encode(parameter.found.map(Self.choices), forKey: .found)
    }

    private static func choices(in sections: [SheetSection]) -> [Choice] {
      sections.flatMap { section in
        section.choices.map { Choice(choice: $0, section: section.title) }
      }
    }
  }

  private struct Choice: Encodable {
    let choice: SheetChoice
    let section: String?

    enum Key: String, CodingKey { case value, title, subtitle, symbol, section }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(choice.value, forKey: .value)
      try container.encode(choice.title, forKey: .title)
      try container.encode(choice.subtitle, forKey: .subtitle)
      try container.encode(choice.symbol, forKey: .symbol)
      try container.encode(section, forKey: .section)
    }
  }
}

extension EditSheet {
  /// The summary with the present values in it; nil without one.
  var sentence: String? {
    guard !summary.isEmpty else { return nil }
    return summary.map { part in
      switch part {
      case .words(let words): words
      case .parameter(let name):
        parameters.first { $0.name == name }.map { $0.value?.title ?? $0.title } ?? name
      }
    }.joined()
  }
}
