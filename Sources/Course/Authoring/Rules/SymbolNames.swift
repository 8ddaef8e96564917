import Curriculum
import Drawing
import Foundation
import Sentences
import SwiftSource

/// Finds symbols that a text's code names but that can't be in Apple's catalog.
///
/// Previews find those of the solution. A starter may contain a wrong name for learners to find.
struct SymbolNames: FileRule {
  private static let labels: Set = ["systemName", "systemImage"]

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    var seen: Set<String> = []
    return LearnerText.all(of: exercises, in: pack).flatMap { text -> [ValidationFinding] in
      let blocks = text.document.codeBlocks.filter { $0.language.hasPrefix("swift") }.map(\.text)
      let names = (blocks + text.document.codeSpans).flatMap(Self.names)
      guard !names.isEmpty else { return [] }
      let given = Set(
        (text.exercise?.startFiles ?? []).compactMap(PackText.read).flatMap {
          SwiftFile($0).strings.compactMap(\.value)
        })
      return names.filter {
        !given.contains($0) && !Self.canExist($0) && seen.insert(text.file.path + $0).inserted
      }.map { finding($0, in: text) }
    }
  }

  /// Returns the names in calls such as `Image(systemName: isOpen ? "lock.open" : "lock")`.
  private static func names(in code: String) -> [String] {
    let source = SwiftFile(code)
    return source.tokens.indices.filter {
      labels.contains(source[$0].text) && source[$0 + 1].isSign(":")
    }.flatMap { place -> [String] in
      guard let open = source[place].enclosing,
        let part = source.parts(inside: open).first(where: { $0.contains(place) })
      else { return [] }
      return source.strings.filter { part.contains($0.places.lowerBound) }.compactMap(\.value)
    }
  }

  private static func canExist(_ name: String) -> Bool {
    // An ellipsis is a placeholder.
    if name.contains("…") || SymbolHistory.isKnown(name) { return true }
    return SymbolSpelling.isPossible(name) && SymbolSpelling.suggestion(for: name) == nil
      && SymbolSpelling.isPlausible(name)
  }

  private func finding(_ name: String, in text: LearnerText) -> ValidationFinding {
    ValidationFinding(
      .unknownSymbol, exercise: text.exercise?.identifier, file: text.file,
      line: text.line(of: "\"\(name)\""),
      message: Sentence(
        "there seems to be no symbol “\(name)”", ko: "“\(name)” 심볼은 없는 것 같아요"),
      remedy: SymbolSpelling.suggestion(for: name).map { meant in
        Sentence("did you mean \"\(meant)\"?", ko: "혹시 이것인가요? “\(meant)”")
      }
        ?? Sentence(
          "look up the name in Apple's SF Symbols app", ko: "Apple의 SF Symbols 앱에서 이름을 확인하세요"))
  }
}
