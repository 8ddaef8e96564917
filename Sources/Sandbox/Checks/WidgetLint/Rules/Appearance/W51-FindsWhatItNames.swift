import Drawing
import Sentences
import WorkerProtocol

/// Requires that the symbols, colors and images named in the code exist.
///
/// A missing asset isn't drawn.
struct FindsWhatItNames: LintRule {
  private static let missing: Set = [
    "missing-symbol", tooNew, "missing-color", "missing-image", damaged,
  ]
  /// The rule of the note for an image file that can't be read.
  private static let damaged = "damaged-image"
  /// The rule of the note for an unknown name that resembles a known name.
  private static let unlikely = "unknown-symbol"
  /// The rule of the note for a symbol from a later iOS.
  private static let tooNew = "symbol-too-new"

  let card = LintRuleCard(
    number: "W51",
    name: Sentence("name that can't be found", ko: "찾을 수 없는 이름"),
    evidence: [.tree], severities: [.error, .warning],
    threshold: Sentence(
      "a symbol, color or image whose name the system can't find; a warning for a symbol of a later iOS, and for one that Rings doesn't know, but that resembles a known one",
      ko: "시스템이 찾지 못하는 심볼, 색, 이미지 이름. 더 새로운 iOS의 심볼과, Rings가 모르지만 아는 이름과 비슷한 심볼은 경고"),
    basis: .observed("The system's log: “No symbol named '…' found in system symbol set”"),
    explanation: Sentence(
      "The system draws nothing, or a clear color, and reports the missing name only in its log.",
      ko: "시스템은 그 자리에 아무것도 그리지 않거나 투명하게 그리고, 로그에만 기록해요."),
    fix: Sentence(
      "Check the spelling, the symbol's first iOS version, and that the asset catalog belongs to the widget's target.",
      ko: "철자와 심볼이 처음 나온 iOS 버전을 확인하고, 에셋 카탈로그가 위젯 타깃에 들어 있는지 확인하세요."))

  func findings(in examination: Examination) -> [LintFinding] {
    examination.usual.flatMap { picture in
      picture.notes.filter { Self.missing.contains($0.rule) || $0.rule == Self.unlikely }
        .map { note in
          let isDoubtful = note.rule == Self.unlikely || note.rule == Self.tooNew
          var found = finding(
            isDoubtful ? .warning : .error, Self.message(note), at: picture)
          // The missing asset's name is the note's first argument.
          if case .text(let name)? = note.message.arguments.first {
            found.place = examination.source.place(ofLiteral: name)
          }
          return found
        }
    }
  }

  /// Returns the note's message, with a final period, which the system's log messages lack.
  private static func message(_ note: RenderNote) -> Sentence {
    if note.rule == "missing-image", case .text(let name)? = note.message.arguments.first,
      name.contains("."), SymbolGlyph.named(name).isKnown
    {
      return Sentence(
        "The asset catalog has no image “\(name)”, but there's a symbol: Image(systemName: \"\(name)\").",
        ko: "에셋 카탈로그에 “\(name)” 이미지는 없지만 심볼은 있어요: Image(systemName: \"\(name)\").")
    }
    return [unlikely, tooNew, damaged].contains(note.rule)
      ? note.message : Sentence("\(note.message).", ko: "\(note.message)")
  }
}
