package import Sentences
import WorkerProtocol
package import Viewing

/// The result of `configure`: the edit sheet as the phone shows it, its choices and the widget.
package struct EditSheetResult: CommandResult {
  let edited: EditedWidget
  let search: String?

  /// The maximum number of choices listed per parameter; the rest are only counted.
  private static let listedChoices = 12

  package init(edited: EditedWidget, search: String?) {
    self.edited = edited
    self.search = search
  }

  package func blocks(inWords: Bool) -> [ResultBlock] {
    let sheet = edited.sheet
    guard sheet.style == .appIntent || !sheet.parameters.isEmpty else {
      return [.lines([EditSheetPhrases.withoutSettings(sheet)])]
    }
    let rows = sheet.parameters.filter(\.isShown)
    let opening =
      inWords ? ResultBlock.lines([EditSheetPhrases.opening(sheet)]) : .form(form(of: sheet, rows))
    return [opening] + rows.flatMap { blocks(of: $0, inWords: inWords) }
      + [
        .lines(EditSheetPhrases.remarks(on: sheet, search: search)),
        .pictures(
          edited.picture.map {
            [(Sentence("the widget with these settings", ko: "이 설정의 위젯"), $0.picture)]
          } ?? []),
        .lines(
          (edited.failure?.placedSentence).map {
            [Sentence("The widget can't be drawn: \($0)", ko: "위젯을 그릴 수 없어요. \($0)")]
          } ?? []),
      ]
  }

  // MARK: The sheet

  private func form(of sheet: EditSheet, _ rows: [SheetParameter]) -> [FormRow] {
    let headings = [sheet.title ?? sheet.widget] + [sheet.description].compactMap { $0 }
    let controls = rows.flatMap { row in
      [control(of: row)]
        + (row.description.map { [FormRow.heading(Sentence(verbatim: $0))] } ?? [])
    }
    return headings.map { .heading(Sentence(verbatim: $0)) } + [.rule]
      + (rows.isEmpty ? [.heading(Sentence("No settings.", ko: "설정이 없어요."))] : controls)
  }

  private func control(of row: SheetParameter) -> FormRow {
    let value =
      row.value.map { Sentence(verbatim: $0.title) } ?? EditSheetPhrases.nothingChosen(row)
    let isOn = row.value?.value == "true"
    let (ending, sevenBit) =
      switch row.control {
      case .toggle: (isOn ? "( ●)" : "(○ )", isOn ? "(x)" : "( )")
      case .menu: (" ⌄", " v")
      case .list: (" ›", " >")
      case .stepper: ("  − +", "  - +")
      case .slider: ("  ──●──", "  --o--")
      case .numberField, .textField, .measurement, .date, .time, .dateTime, .file: ("", "")
      }
    func spelled(_ ending: String) -> Sentence {
      row.control == .toggle
        ? Sentence(verbatim: ending) : Sentence("\(value)\(ending)", ko: "\(value)\(ending)")
    }
    return .control(
      title: Sentence(verbatim: row.title), spelled(ending), sevenBit: spelled(sevenBit))
  }

  // MARK: Choices

  private func blocks(of row: SheetParameter, inWords: Bool) -> [ResultBlock] {
    let heading = inWords ? EditSheetPhrases.described(row) : EditSheetPhrases.heading(row)
    let listed = inWords || row.control == .toggle ? [] : list(row.sections, of: row)
    let found = row.found.map { found in
      [.lines([EditSheetPhrases.found(found, search: search ?? "")])] + list(found, of: row)
    }
    return [.lines([heading])] + listed + (found ?? [])
  }

  private func list(_ sections: [SheetSection], of row: SheetParameter) -> [ResultBlock] {
    var (rows, room): ([ChoiceRow], Int) = ([], Self.listedChoices)
    for section in sections where room > 0 {
      if let title = section.title {
        rows.append(.heading(Sentence(verbatim: Self.words(title, section.subtitle))))
      }
      for choice in section.choices.prefix(room) {
        rows.append(
          .choice(
            name: choice.value,
            words: Sentence(verbatim: Self.words(choice.title, choice.subtitle)),
            isChosen: row.value?.value == choice.value))
        room -= 1
      }
    }
    let rest = sections.reduce(0) { $0 + $1.choices.count } + room - Self.listedChoices
    guard rest > 0 else { return [.choices(rows)] }
    return [
      .choices(rows), .lines([Sentence("    … and \(rest) more", ko: "    … 그 밖에 \(rest)개")]),
    ]
  }

  private static func words(_ title: String, _ subtitle: String?) -> String {
    title + (subtitle.map { " – \($0)" } ?? "")
  }

  // MARK: JSON

  package func document(in language: Language) -> JSONFields {
    let sheet = edited.sheet
    return [
      "version": 1, "widget": sheet.widget, "title": sheet.title.orNull,
      "description": sheet.description.orNull, "style": sheet.style, "intent": sheet.intent.orNull,
      "family": sheet.family.orNull, "summary": sheet.sentence.orNull,
      "parameters": sheet.parameters.map(document),
      "picture": (edited.picture?.picture.root.document).orNull,
      "failure": (edited.failure?.placedSentence.spoken(in: language)).orNull,
    ]
  }

  private func document(of row: SheetParameter) -> JSONFields {
    [
      "name": row.name, "title": row.title, "description": row.description.orNull,
      "type": row.type, "control": row.control, "shown": row.isShown, "optional": row.isOptional,
      "list": row.isList, "value": (row.value?.value).orNull,
      "valueTitle": (row.value?.title).orNull, "gone": row.gone.orNull,
      "minimum": row.minimum.orNull, "maximum": row.maximum.orNull, "unit": row.unit.orNull,
      "choices": Self.documents(of: row.sections), "searchable": row.isSearchable,
      "found": row.found.map(Self.documents).orNull,
    ]
  }

  private static func documents(of sections: [SheetSection]) -> [JSONFields] {
    sections.flatMap { section in
      section.choices.map { choice in
        [
          "value": choice.value, "title": choice.title, "subtitle": choice.subtitle.orNull,
          "symbol": choice.symbol.orNull, "section": section.title.orNull,
        ]
      }
    }
  }
}

extension ResultBlock {
  /// Returns sentences with a hanging indent of two columns.
  fileprivate static func lines(_ sentences: [Sentence]) -> ResultBlock {
    .sentences(sentences, hanging: "  ")
  }
}

extension EditSheet {
  /// The parameter summary with its current values; nil if there's no summary.
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
