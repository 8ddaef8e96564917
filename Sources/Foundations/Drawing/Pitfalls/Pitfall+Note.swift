import Sentences

extension Pitfall {
  /// The pitfall as a remark: what is lost to what, the rule behind it, and the usual fix.
  ///
  /// - Parameter place: Where a view was written; nil where the source does not tell.
  package func note(
    place: @escaping (PitfallSubject) -> SourcePlace? = { _ in nil }
  ) -> RenderNote {
    let files = Set((causes + subjects).compactMap { place($0)?.file })
    let named = PitfallNames(namesFiles: files.count > 1, place: place)
    let english = EnglishPitfall(pitfall: self, names: named)
    let korean = KoreanPitfall(pitfall: self, names: named)
    let first = (causes + subjects).lazy.compactMap { subject in
      place(subject).flatMap { place in place.certainLine.map { (place.file, $0) } }
    }.first
    return RenderNote(
      rule: rule.rawValue,
      message: Sentence(
        "\(english.finding) \(english.rule)", ko: "\(korean.finding) \(korean.rule)"),
      file: first?.0, line: first?.1, fix: Sentence(english.fix, ko: korean.fix))
  }
}

/// A pitfall in the sentences of one language.
protocol PitfallWording {
  /// What happened to which views.
  var finding: SentenceForm { get }
  /// What the system does that leads to it.
  var rule: SentenceForm { get }
  /// What to write instead.
  var fix: SentenceForm { get }
}

/// Names views as their author would point at them.
struct PitfallNames {
  /// True where the views stand in several files.
  let namesFiles: Bool
  let place: (PitfallSubject) -> SourcePlace?

  /// More names than this are counted instead.
  private static let most = 3

  /// “Home 12 min” (line 17), “Office 34 min” (line 18) and 2 more.
  func list(_ subjects: [PitfallSubject]) -> Sentence {
    let names = subjects.prefix(Self.most).map(name)
    return .list(names, more: subjects.count - names.count)
  }

  /// `Color.black` (line 12), “Balance” (line 14), Capsule (line 9 or 21).
  func name(_ subject: PitfallSubject) -> Sentence {
    let place = place(subject)
    return .joined([bareName(subject, place)] + remarks(subject, place))
  }

  private func bareName(_ subject: PitfallSubject, _ place: SourcePlace?) -> Sentence {
    if let text = subject.text, !text.isEmpty { return Sentence(verbatim: "“\(text)”") }
    if let image = subject.imageName { return Sentence(verbatim: "\(subject.type) “\(image)”") }
    if let snippet = place?.snippet { return Sentence(verbatim: "`\(snippet)`") }
    guard let color = subject.colorName.flatMap(ColorName.init(rawValue:)) else {
      return Sentence(verbatim: subject.type)
    }
    return .joined([color.name, Sentence(verbatim: subject.type)])
  }

  /// Where the view stands, as far as that is known.
  private func remarks(_ subject: PitfallSubject, _ place: SourcePlace?) -> [Sentence] {
    guard let place, !place.lines.isEmpty else {
      return subject.owner.map { [Sentence("(in \($0))", ko: "(\($0) 안)")] } ?? []
    }
    let file = namesFiles ? "\(place.file), " : ""
    let last = place.lines[place.lines.count - 1]
    guard place.lines.count > 1 else {
      return [Sentence("(\(file)line \(last))", ko: "(\(file)\(last)행)")]
    }
    let others = place.lines.dropLast().map(String.init)
    return [
      Sentence(
        "(\(file)line \(others.joined(separator: ", ")) or \(last))",
        ko: "(\(file)\(others.joined(separator: "행 또는 "))행 또는 \(last)행)")
    ]
  }
}
