extension Pitfall {
  /// The pitfall as a remark: what is lost to what, the rule behind it, and the usual fix.
  ///
  /// - Parameter place: Where a view was written; nil where the source does not tell.
  package func note(
    in language: DescriptionLanguage = .english,
    place: @escaping (PitfallSubject) -> SourcePlace? = { _ in nil }
  ) -> RenderNote {
    let files = Set((causes + subjects).compactMap { place($0)?.file })
    let named = PitfallNames(language: language, namesFiles: files.count > 1, place: place)
    let words: any PitfallWording =
      switch language {
      case .english: EnglishPitfall(pitfall: self, names: named)
      case .korean: KoreanPitfall(pitfall: self, names: named)
      }
    let first = (causes + subjects).lazy.compactMap { subject in
      place(subject).flatMap { place in place.certainLine.map { (place.file, $0) } }
    }.first
    return RenderNote(
      rule: rule.rawValue, message: "\(words.finding) \(words.rule)", file: first?.0,
      line: first?.1, fix: words.fix)
  }
}

/// A pitfall in the sentences of one language.
protocol PitfallWording {
  /// What happened to which views.
  var finding: String { get }
  /// What the system does that leads to it.
  var rule: String { get }
  /// What to write instead.
  var fix: String { get }
}

/// Names views as their author would point at them.
struct PitfallNames {
  let language: DescriptionLanguage
  /// True where the views stand in several files.
  let namesFiles: Bool
  let place: (PitfallSubject) -> SourcePlace?

  /// More names than this are counted instead.
  private static let most = 3

  /// “Home 12 min” (line 17), “Office 34 min” (line 18) and 2 more.
  func list(_ subjects: [PitfallSubject]) -> String {
    var names = subjects.prefix(Self.most).map(name)
    let rest = subjects.count - names.count
    if language == .korean {
      return names.joined(separator: ", ") + (rest > 0 ? " 외 \(rest)개" : "")
    }
    if rest > 0 { names.append("\(rest) more") }
    guard let last = names.popLast() else { return "" }
    return names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
  }

  /// `Color.black` (line 12), “Balance” (line 14), Capsule (line 9 or 21).
  func name(_ subject: PitfallSubject) -> String {
    let place = place(subject)
    return bareName(subject, place) + remark(subject, place)
  }

  private func bareName(_ subject: PitfallSubject, _ place: SourcePlace?) -> String {
    if let text = subject.text, !text.isEmpty { return "“\(text)”" }
    if let image = subject.imageName { return "\(subject.type) “\(image)”" }
    if let snippet = place?.snippet { return "`\(snippet)`" }
    guard let color = subject.colorName.flatMap(ColorName.init(rawValue:)) else {
      return subject.type
    }
    return "\(color.word(language)) \(subject.type)"
  }

  private func remark(_ subject: PitfallSubject, _ place: SourcePlace?) -> String {
    guard let place, !place.lines.isEmpty else {
      return subject.owner.map { language == .korean ? " (\($0) 안)" : " (in \($0))" } ?? ""
    }
    let numbers = place.lines.map(String.init)
    let file = namesFiles ? "\(place.file), " : ""
    if language == .korean { return " (\(file)\(numbers.joined(separator: "행 또는 "))행)" }
    if numbers.count == 1 { return " (\(file)line \(numbers[0]))" }
    let choices = numbers.dropLast().joined(separator: ", ")
    return " (\(file)line \(choices) or \(numbers[numbers.count - 1]))"
  }
}
