import Curriculum
import Foundation
import Sentences
import Terminal

/// Finds text that was changed in only one language: an added paragraph, different code, another number.
///
/// The reference is English, or the first language of a pack without English. The meaning of the words isn't
/// compared.
struct EvenLanguages: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    pack.translations.flatMap { language -> [ValidationFinding] in
      let base = pack.baseLanguage
      let ofPack = exercises.count == pack.exercises.count ? LearnerText.texts(ofPack: pack) : []
      return findings(ofPack, nil, pack.manifestFile, from: base, language)
        + exercises.flatMap { exercise in
          lessonFindings(on: exercise, from: base, language)
            + findings(
              LearnerText.texts(of: exercise), exercise, exercise.manifestFile, from: base, language
            )
            + comments(of: exercise, from: base, language)
            + messages(of: exercise, from: base, language)
        }
    }
  }

  /// Texts with paragraphs and code.
  ///
  /// In the shorter ones, translators write the same numbers and code in other words.
  private static let wholeKinds: Set<LearnerText.Kind> = [
    .hint, .question, .choice, .explanation, .closing,
  ]

  private func findings(
    _ texts: [(kind: LearnerText.Kind, text: LocalizedText)], _ exercise: Exercise?, _ file: URL,
    from base: String, _ language: String
  ) -> [ValidationFinding] {
    texts.flatMap { kind, text -> [ValidationFinding] in
      guard let translation = text.translations[language] else { return [] }
      let original = text.text(in: base)
      return Self.wholeKinds.contains(kind)
        ? findings(original, translation, exercise, from: base, in: file)
        : conflict(original, translation, exercise, from: base, in: file)
    }
  }

  private func comments(
    of exercise: Exercise, from base: String, _ language: String
  ) -> [ValidationFinding] {
    exercise.starterTable(language: language).entries.flatMap {
      findings(
        $0.original, $0.translation, exercise, from: base,
        in: exercise.starterFile(language: language))
    }
  }

  /// Compares the checks' messages: their numbers, and words that the checks expect in every language.
  private func messages(
    of exercise: Exercise, from base: String, _ language: String
  ) -> [ValidationFinding] {
    let messages = exercise.messages(language: language).entries
    let file = exercise.messageFile(language: language)
    // An entry such as `"No bus": "No bus"` means that the checks expect these words in every language.
    let expected = messages.filter { $0.english == $0.translation && $0.english.contains(" ") }
      .map(\.english)
    return messages.flatMap { message -> [ValidationFinding] in
      let lost = expected.filter {
        message.english.contains($0) && !message.translation.contains($0)
      }
      guard lost.isEmpty, let part = Self.part(of: message.translation) else {
        return Self.part(of: message.translation).map { part in
          let words = Sentence("words", ko: "말")
          return [
            finding(
              exercise, file, part, Self.told(lost, [], words, in: part, Self.name(of: base)))
          ]
        } ?? []
      }
      // `{1}` is the place of a value.
      let other = message.translation.replacing(/\{\d+\}/, with: "")
      return conflict(
        message.english, other, exercise, from: base, in: file, showing: part)
    }
  }

  private static func part(of text: String) -> TextPart? {
    TextPart.all(in: MarkdownDocument(parsing: text)).first
  }

  /// Returns a finding if each of two texts has a number that the other one lacks.
  private func conflict(
    _ original: String, _ other: String, _ exercise: Exercise?, from base: String, in file: URL,
    showing shown: TextPart? = nil
  ) -> [ValidationFinding] {
    guard let one = Self.part(of: original), let two = Self.part(of: other) else { return [] }
    let lost = one.numbers.filter { !WrittenNumber.stands($0, in: two.numbers) }.sorted()
    let new = two.numbers.filter { !WrittenNumber.stands($0, in: one.numbers) }.sorted()
    guard !lost.isEmpty, !new.isEmpty else { return [] }
    let numbers = Sentence("numbers", ko: "숫자")
    return [
      finding(
        exercise, file, shown ?? two,
        Self.told(lost, new, numbers, in: shown ?? two, Self.name(of: base)))
    ]
  }

  private func findings(
    _ original: String, _ other: String, _ exercise: Exercise?, from base: String, in file: URL
  ) -> [ValidationFinding] {
    findings(
      TextPart.all(in: MarkdownDocument(parsing: original)),
      TextPart.all(in: MarkdownDocument(parsing: other)), exercise, from: base, in: file)
  }

  private func lessonFindings(
    on exercise: Exercise, from base: String, _ language: String
  ) -> [ValidationFinding] {
    let files = [base, language].map { exercise.folder.appending(path: "lesson.\($0).md") }
    let texts = files.compactMap(PackText.read)
    guard texts.count == 2 else { return [] }
    let parts = texts.map { TextPart.all(in: MarkdownDocument(parsing: $0)) }
    return findings(parts[0], parts[1], exercise, from: base, in: files[1])
  }

  /// Returns the differences between the original text and its translation.
  private func findings(
    _ original: [TextPart], _ other: [TextPart], _ exercise: Exercise?, from base: String,
    in file: URL
  ) -> [ValidationFinding] {
    let language = Self.name(of: base)
    if let place = Self.firstUneven(original, other) {
      let pair = [original, other].map { $0.indices.contains(place) ? $0[place] : nil }
      let kinds = pair.map { $0?.kind.name ?? Sentence("nothing", ko: "없음") }
      let beginning = pair.compactMap { $0?.beginning }.first ?? ""
      return [
        finding(
          exercise, file, pair[1] ?? other.last,
          Sentence(
            "part \(place + 1) is \(kinds[0]) in \(language), but \(kinds[1]) here: “\(beginning)”",
            ko: """
              \(place + 1)번째 부분이 \(language) 텍스트와 달라요. \(language): \(kinds[0]), 여기: \(kinds[1]) \
              (“\(beginning)”)
              """))
      ]
    }
    return zip(original, other).compactMap { one, two in
      Self.difference(one, two, language).map { finding(exercise, file, two, $0) }
    }
  }

  /// Returns a language's name, or its code if it has no known name.
  private static func name(of code: String) -> Sentence {
    func name(in reader: String) -> String {
      Locale(identifier: reader).localizedString(forLanguageCode: code) ?? code
    }
    return Sentence("\(name(in: "en"))", ko: "\(name(in: "ko"))")
  }

  /// Returns the index of the first part whose kind differs.
  private static func firstUneven(_ original: [TextPart], _ other: [TextPart]) -> Int? {
    let uneven = zip(original, other).enumerated().first { _, pair in
      pair.0.kind != pair.1.kind || pair.0.depth != pair.1.depth
    }?.offset
    return uneven ?? (original.count == other.count ? nil : min(original.count, other.count))
  }

  /// Returns the difference between two parts of the same kind, or nil if there is none.
  private static func difference(
    _ original: TextPart, _ other: TextPart, _ language: Sentence
  ) -> Sentence? {
    if case .code(let fence) = original.kind {
      guard !isSame(original.block, other.block, fence) else { return nil }
      return Sentence(
        "the block “\(other.beginning)” has different code in \(language)",
        ko: "“\(other.beginning)” 블록의 코드가 \(language) 텍스트와 달라요")
    }
    let (missing, extra) = unevenCode(original, other)
    if !missing.isEmpty || !extra.isEmpty {
      return told(missing, extra, Sentence("code", ko: "코드"), in: other, language)
    }
    if original.links != other.links {
      return told(
        original.links.filter { !other.links.contains($0) },
        other.links.filter { !original.links.contains($0) }, Sentence("links", ko: "링크"),
        in: other, language)
    }
    let lost = original.numbers.filter { !WrittenNumber.stands($0, in: other.numbers) }.sorted()
    let new =
      WrittenNumber.isSpelled(in: original.words)
      ? [] : other.numbers.filter { !WrittenNumber.stands($0, in: original.numbers) }.sorted()
    guard !lost.isEmpty || !new.isEmpty else { return nil }
    return told(lost, new, Sentence("numbers", ko: "숫자"), in: other, language)
  }

  /// Returns the code spans that only one of two parts has.
  ///
  /// A translated placeholder in code counts as equal.
  private static func unevenCode(
    _ original: TextPart, _ other: TextPart
  ) -> (missing: [String], extra: [String]) {
    let missing = original.code.filter { other.code[$0.key] == nil }.values.sorted()
    let extra = other.code.filter { original.code[$0.key] == nil }
    let templates = extra.filter {
      $0.key.unicodeScalars.contains {
        $0.properties.isIdeographic
          || (0xAC00...0xD7A3).contains($0.value)
      }
    }
    if missing.count == templates.count, extra.count == templates.count { return ([], []) }
    return (missing, extra.values.sorted())
  }

  private static func told(
    _ missing: [String], _ extra: [String], _ what: Sentence, in part: TextPart,
    _ language: Sentence
  ) -> Sentence {
    func list(_ items: [String]) -> String {
      items.isEmpty ? "–" : items.prefix(4).joined(separator: ", ")
    }
    let (only, here) = (list(missing), list(extra))
    return Sentence(
      """
      “\(part.beginning)” has different \(what) in \(language); only in \(language): \(only); only \
      here: \(here)
      """,
      ko: """
        “\(part.beginning)” 부분의 \(what) 항목이 \(language) 텍스트와 달라요. \(language)에만: \(only), \
        여기에만: \(here)
        """)
  }

  /// Whether two blocks show the same code, ignoring the contents of strings, which may be translated.
  private static func isSame(_ one: String, _ other: String, _ language: String) -> Bool {
    switch language {
    case "swift", "swift fragment":
      TextPart.codeWithoutTexts(one) == TextPart.codeWithoutTexts(other)
    case LessonFigure.fence: figure(one) == figure(other)
    // Compare only the numbers of lines, because a diagram contains words whose lengths differ between
    // languages.
    default: one.split(separator: "\n").count == other.split(separator: "\n").count
    }
  }

  private static func figure(_ block: String) -> String {
    TextPart.codeWithoutTexts(
      block.replacing(/caption: *(?:"(?:[^"\\]|\\.)*"|[^,}\n]*)/, with: ""))
  }

  private func finding(
    _ exercise: Exercise?, _ file: URL, _ part: TextPart?, _ message: Sentence
  ) -> ValidationFinding {
    ValidationFinding(
      .unevenLanguages, exercise: exercise?.identifier, file: file,
      line: part.flatMap { PackText.line(of: $0, in: file) }, message: message,
      remedy: Sentence(
        "make the same change in both languages, or remove the difference",
        ko: "두 언어를 함께 고치거나, 다른 점을 없애세요"))
  }
}
