import Sentences

extension Pitfall {
  /// Describes the pitfall as a note: the finding, the rule behind it, and the usual fix.
  ///
  /// - Parameter place: Returns a view's source location, or `nil` if it is unknown.
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

/// The sentences about a pitfall in one language.
protocol PitfallWording {
  /// The effect on the affected views.
  var finding: SentenceForm { get }
  /// The system behavior that causes the effect.
  var rule: SentenceForm { get }
  var fix: SentenceForm { get }
}

/// Names views in a form that their author recognizes.
struct PitfallNames {
  /// Whether the views are in several files.
  let namesFiles: Bool
  let place: (PitfallSubject) -> SourcePlace?

  /// The maximum number of names; the rest are only counted.
  private static let most = 3

  /// Returns a list such as “Home 12 min” (line 17), “Office 34 min” (line 18) and 2 more.
  func list(_ subjects: [PitfallSubject]) -> Sentence {
    let names = subjects.prefix(Self.most).map(name)
    return .list(names, more: subjects.count - names.count)
  }

  /// Returns a name such as `Color.black` (line 12), “Balance” (line 14) or Capsule (line 9 or 21).
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

  /// Returns the view's location, if it is known.
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
