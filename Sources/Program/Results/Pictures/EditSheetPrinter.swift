import Drawing
import Sentences
import Stage
package import Terminal
package import Viewing

/// Prints an edit sheet as a phone shows it, then what can be chosen there, then the widget.
package struct EditSheetPrinter {
  let capabilities: TerminalCapabilities
  let columns: Int
  let isDescribed: Bool
  /// What was searched for; nil where nobody searched.
  let search: String?

  package init(
    capabilities: TerminalCapabilities, columns: Int, isDescribed: Bool, search: String? = nil
  ) {
    self.capabilities = capabilities
    self.columns = columns
    self.isDescribed = isDescribed
    self.search = search
  }

  /// A sheet on a wide terminal is no wider than on a phone.
  private static let widestSheet = 46
  /// Choices of one parameter that are listed; the others are counted.
  private static let listedChoices = 12

  private var language: Language { capabilities.language }
  private var pictures: PictureSheet {
    PictureSheet(capabilities: capabilities, columns: columns)
  }

  package func printout(of edited: EditedWidget) -> Printout {
    let sheet = edited.sheet
    guard sheet.style == .appIntent || !sheet.parameters.isEmpty else {
      return lines([EditSheetWords.withoutSettings(sheet)])
    }
    var said = isDescribed ? described(sheet) : .laidOut(drawn(sheet)) + choices(of: sheet)
    said += lines(EditSheetWords.remarks(on: sheet, search: search))
    if let picture = edited.picture {
      let caption = Sentence("the widget then", ko: "이 설정의 위젯")
      said += pictures.printout(of: [(caption, picture.picture)], isDescribed: isDescribed)
    }
    if let failure = edited.failure {
      let reason = failure.placedSentence
      said += lines([
        Sentence("The widget cannot be drawn: \(reason)", ko: "위젯을 그릴 수 없어요. \(reason)")
      ])
    }
    return said
  }

  // MARK: The sheet

  private func drawn(_ sheet: EditSheet) -> String {
    let width = min(columns, Self.widestSheet)
    var box = SheetBox(width: width, repertoire: pictures.repertoire)
    box.heading(shown(sheet.title ?? sheet.widget))
    if let description = sheet.description { box.heading(shown(description)) }
    box.rule()
    let rows = sheet.parameters.filter(\.isShown)
    for row in rows {
      box.row(shown(row.title), control(of: row))
      if let description = row.description { box.heading(shown(description)) }
    }
    if rows.isEmpty {
      box.heading(said(Sentence("Nothing to set.", ko: "정할 것이 없어요.")))
    }
    return box.text
  }

  /// What stands at a row's end.
  private func control(of row: SheetParameter) -> String {
    let isPlain = pictures.repertoire == .ascii
    let value = row.value.map { shown($0.title) }
    let nothing = said(EditSheetWords.nothingChosen(row))
    switch row.control {
    case .toggle:
      let isOn = row.value?.value == "true"
      return isPlain ? (isOn ? "(x)" : "( )") : isOn ? "( ●)" : "(○ )"
    case .menu: return "\(value ?? nothing) \(isPlain ? "v" : "⌄")"
    case .list: return "\(value ?? nothing) \(isPlain ? ">" : "›")"
    case .stepper: return "\(value ?? nothing)  \(isPlain ? "-" : "−") +"
    case .slider: return "\(value ?? nothing)  \(isPlain ? "--o--" : "──●──")"
    case .numberField, .textField, .measurement, .date, .time, .dateTime, .file:
      return value ?? nothing
    }
  }

  // MARK: What can be chosen

  private func choices(of sheet: EditSheet) -> Printout {
    sheet.parameters.filter(\.isShown).map { row in
      var said = lines([EditSheetWords.heading(row)])
      if row.control != .toggle { said += list(row.sections, of: row) }
      if let found = row.found {
        said += lines([EditSheetWords.found(found, search: search ?? "")])
        said += list(found, of: row)
      }
      return said
    }.joined()
  }

  private func list(_ sections: [SheetSection], of row: SheetParameter) -> Printout {
    var listed = 0
    var text = ""
    let all = sections.flatMap(\.choices)
    let widest = min(
      all.prefix(Self.listedChoices).map { CellWidth.of(shown($0.value)) }.max() ?? 0, 24)
    for section in sections {
      if let title = section.title, listed < Self.listedChoices {
        text += line("  \(shown(title))\(section.subtitle.map { " – \(shown($0))" } ?? "")")
      }
      for choice in section.choices where listed < Self.listedChoices {
        listed += 1
        let value = shown(choice.value)
        let gap = String(repeating: " ", count: max(0, widest - CellWidth.of(value)))
        let subtitle = choice.subtitle.map { " – \(shown($0))" } ?? ""
        let isChosen = row.value?.value == choice.value
        let mark = isChosen ? (pictures.repertoire == .ascii ? "*" : "✓") : " "
        text += line("  \(mark) \(value)\(gap)  \(shown(choice.title))\(subtitle)")
      }
    }
    guard all.count > listed else { return .laidOut(text) }
    let rest = all.count - listed
    return .laidOut(text)
      + lines([Sentence("    … and \(rest) more", ko: "    … 그 밖에 \(rest)개")])
  }

  // MARK: Words

  private func described(_ sheet: EditSheet) -> Printout {
    lines([EditSheetWords.opening(sheet)])
      + sheet.parameters.filter(\.isShown).map { row in
        var said = lines([EditSheetWords.described(row)])
        if let found = row.found {
          said += lines([EditSheetWords.found(found, search: search ?? "")])
          said += list(found, of: row)
        }
        return said
      }.joined()
  }

  private func said(_ sentence: Sentence) -> String { shown(sentence.spoken(in: language)) }

  /// Nothing in it steers the terminal, or breaks a row in two.
  private func shown(_ text: String) -> String {
    pictures.shown(text).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func lines(_ sentences: [Sentence]) -> Printout {
    .prose(
      sentences.map { sentence in
        pictures.folded(pictures.shown(sentence.spoken(in: language)), indent: "  ")
          .map { $0 + "\n" }.joined()
      }.joined())
  }

  private func line(_ text: String) -> String {
    (capabilities.isTerminal ? CellWidth.prefix(text, cells: columns) : text) + "\n"
  }
}
