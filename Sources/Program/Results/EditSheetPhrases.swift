import Sentences
import WorkerProtocol

enum EditSheetPhrases {
  /// Returns the message for a widget without an edit sheet.
  static func withoutSettings(_ sheet: EditSheet) -> Sentence {
    guard sheet.style == .siriIntent else {
      return Sentence(
        "\(sheet.widget) has no settings, so the phone doesn't offer Edit Widget for it.",
        ko: "\(sheet.widget) 위젯에는 설정이 없어서 휴대폰에 ‘위젯 편집’이 나오지 않아요.")
    }
    return Sentence(
      """
      The settings of \(sheet.widget) come from the SiriKit intent \(sheet.intent ?? ""). Its \
      parameters are in an .intentdefinition file: put that file beside the Swift files.
      """,
      ko: """
        \(sheet.widget) 위젯의 설정은 SiriKit 인텐트 \(sheet.intent ?? "")예요. 매개변수는 .intentdefinition \
        파일에 있어요. 그 파일을 Swift 파일 옆에 두세요.
        """)
  }

  /// Returns the placeholder for a parameter without a value.
  static func nothingChosen(_ row: SheetParameter) -> Sentence {
    switch row.control {
    case .menu, .list, .file: Sentence("Choose", ko: "선택")
    case .textField: Sentence("Text", ko: "텍스트")
    case .stepper, .slider, .numberField, .measurement: Sentence("Number", ko: "숫자")
    case .date, .dateTime: Sentence("Date", ko: "날짜")
    case .time: Sentence("Time", ko: "시간")
    case .toggle: Sentence("Off", ko: "끔")
    }
  }

  /// Returns a parameter's name for `--set`, and the kind of value that the parameter takes.
  static func heading(_ row: SheetParameter) -> Sentence {
    Sentence("\(row.name): \(kind(of: row))", ko: "\(row.name): \(kind(of: row))")
  }

  private static func kind(of row: SheetParameter) -> Sentence {
    let single: Sentence =
      switch row.control {
      case .toggle: Sentence("on or off", ko: "켬 또는 끔")
      case .menu: Sentence("a menu", ko: "메뉴")
      case .list where row.isSearchable:
        Sentence("a searchable list", ko: "검색할 수 있는 목록")
      case .list: Sentence("a list", ko: "목록")
      case .stepper: Sentence("a number with a stepper", ko: "스테퍼로 바꾸는 숫자")
      case .slider: Sentence("a number on a slider", ko: "슬라이더로 바꾸는 숫자")
      case .numberField: Sentence("a number", ko: "숫자")
      case .textField: Sentence("text", ko: "텍스트")
      case .date: Sentence("a date", ko: "날짜")
      case .time: Sentence("a time", ko: "시간")
      case .dateTime: Sentence("a date and time", ko: "날짜와 시간")
      case .measurement:
        row.unit.map { Sentence("a number in \($0)", ko: "단위가 \($0)인 숫자") }
          ?? Sentence("a number with its unit", ko: "단위가 붙은 숫자")
      case .file: Sentence("a file", ko: "파일")
      }
    var parts = [single]
    if row.isList { parts.append(Sentence("several values", ko: "여러 개")) }
    if let minimum = row.minimum, let maximum = row.maximum {
      let (least, most) = (number(minimum), number(maximum))
      parts.append(Sentence("from \(least) to \(most)", ko: "\(least) – \(most)"))
    }
    if row.isOptional { parts.append(Sentence("optional", ko: "비워 둘 수 있음")) }
    return Sentence.joined(parts, separator: ", ")
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }

  static func found(_ sections: [SheetSection], search: String) -> Sentence {
    let count = sections.reduce(0) { $0 + $1.choices.count }
    return count == 0
      ? Sentence("  Search “\(search)” finds nothing.", ko: "  “\(search)” 검색 결과가 없어요.")
      : Sentence("  Search “\(search)” finds:", ko: "  “\(search)” 검색 결과:")
  }

  // MARK: For a screen reader

  static func opening(_ sheet: EditSheet) -> Sentence {
    let title = sheet.title ?? sheet.widget
    let count = sheet.parameters.count(where: \.isShown)
    let opened = Sentence(
      "Edit sheet of “\(title)”: \(count) \(count == 1 ? "row" : "rows").",
      ko: "“\(title)” 편집 시트: 행 \(count)개.")
    return sheet.description.map { .joined([opened, Sentence(verbatim: $0)]) } ?? opened
  }

  static func described(_ row: SheetParameter) -> Sentence {
    let value: Sentence =
      if row.control == .toggle {
        row.value?.value == "true" ? Sentence("on", ko: "켬") : Sentence("off", ko: "끔")
      } else {
        row.value.map { Sentence(verbatim: "“\($0.title)”") } ?? Sentence("none", ko: "없음")
      }
    let stands = Sentence(
      "“\(row.title)” (\(row.name)), \(kind(of: row)); value: \(value).",
      ko: "“\(row.title)”(\(row.name)), \(kind(of: row)). 고른 값: \(value).")
    guard row.control != .toggle, !row.choices.isEmpty else { return stands }
    let named = row.choices.prefix(12).map(\.title)
    let choices = Sentence.list(Array(named), more: row.choices.count - named.count)
    return .joined([stands, Sentence("Choices: \(choices).", ko: "선택지: \(choices).")])
  }

  // MARK: Remarks

  /// Returns remarks about an edit sheet that its picture doesn't show.
  static func remarks(on sheet: EditSheet, search: String?) -> [Sentence] {
    var remarks: [Sentence] = []
    if let sentence = sheet.sentence {
      remarks.append(Sentence("Summary: \(sentence)", ko: "요약: \(sentence)"))
    }
    let hidden = sheet.parameters.filter { !$0.isShown }.map(\.name)
    if !hidden.isEmpty {
      let names = Sentence.list(hidden)
      remarks.append(
        Sentence(
          "Not on the sheet with these values, because of the parameterSummary: \(names).",
          ko: "parameterSummary 때문에 이 값에서는 시트에 나오지 않는 것: \(names)."))
    }
    remarks += sheet.parameters.compactMap(gone)
    remarks += sheet.parameters.filter { $0.value == nil && !$0.isOptional }.map { row in
      Sentence(
        """
        “\(row.name)” has no value until the user chooses one, and a widget that reads it crashes. \
        Give the parameter a default:, return a value from its query's defaultResult(), or make it \
        optional.
        """,
        ko: """
          “\(row.name)” 매개변수에는 사용자가 고르기 전까지 값이 없어서, 위젯이 읽으면 멈춰요. default:를 주거나, 쿼리의 \
          defaultResult()가 값을 돌려주게 하거나, 옵셔널로 만드세요.
          """)
    }
    remarks += sheet.parameters.filter {
      $0.isShown && $0.control == .list && $0.choices.isEmpty
    }.map { row in
      sheet.style == .siriIntent
        ? Sentence(
          "The app's intents extension provides the list of “\(row.name)”, but that extension doesn't run here.",
          ko: "“\(row.name)” 목록은 앱의 인텐트 익스텐션이 채우는데, 여기서는 실행되지 않아요.")
        : Sentence(
          "The list of “\(row.name)” is empty: its query suggests nothing.",
          ko: "“\(row.name)” 목록이 비어 있어요. 쿼리가 제안하는 것이 없어요.")
    }
    if search != nil, !sheet.parameters.contains(where: { $0.isShown && $0.isSearchable }) {
      remarks.append(
        Sentence(
          "There's nothing to search: users can search a list only if its entity's query is an EntityStringQuery.",
          ko: "여기에는 검색할 수 있는 것이 없어요. 검색하려면 엔티티의 쿼리가 EntityStringQuery를 따라야 해요."))
    }
    return remarks
  }

  private static func gone(_ row: SheetParameter) -> Sentence? {
    guard let gone = row.gone else { return nil }
    let lost = Sentence(
      "“\(row.name)” has no choice “\(gone)”: the query doesn't find that entity, or no longer finds it.",
      ko: "“\(row.name)” 매개변수의 “\(gone)” 항목이 없어요. 쿼리가 그런 엔티티를 찾지 못해요.")
    let nearest = Suggestion.closest(
      to: gone, in: row.choices.flatMap { [$0.value, $0.title] }
    ).map { Sentence("Did you mean “\($0)”?", ko: "“\($0)” 항목인가요?") }
    let instead =
      row.value.map {
        Sentence(
          "The sheet and the widget fall back to “\($0.title)”.",
          ko: "시트와 위젯은 “\($0.title)” 값으로 돌아가요.")
      } ?? Sentence("No value replaces it.", ko: "대신할 값이 없어요.")
    return .joined([lost, instead] + (nearest.map { [$0] } ?? []))
  }
}
