import Curriculum
import Foundation
import Sentences

/// Finds invisible characters that change the order of displayed text, so that the compiler reads something
/// different from what the author sees.
struct DeceptiveCharacters: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    let chosen = exercises.flatMap { exercise in
      [exercise.folder.path] + (pack.solutionFolder(of: exercise).map { [$0.path] } ?? [])
    }
    return PackTree(pack).entries.compactMap { entry -> ValidationFinding? in
      let isCode = ["swift", KnownAnswer.pathExtension].contains(entry.url.pathExtension)
      let isText = ["md", "yml"].contains(entry.url.pathExtension)
      guard entry.target == nil, isCode || isText,
        entry.url.pathExtension == "yml" || chosen.contains(where: entry.url.path.hasPrefix),
        let text = PackText.read(entry.url),
        let place = Self.place(in: text, isCode: isCode)
      else { return nil }
      let before = text.unicodeScalars[..<place]
      let line = before.count { $0 == "\n" } + 1
      let column = before.reversed().prefix { $0 != "\n" }.count + 1
      let code = String(text.unicodeScalars[place].value, radix: 16, uppercase: true)
      let exercise = exercises.first { entry.url.path.hasPrefix($0.folder.path + "/") }
      return ValidationFinding(
        .deceptiveCharacter, exercise: exercise?.identifier, file: entry.url, line: line,
        column: column,
        message: Sentence(
          "the invisible character U+\(code) displays the text in a different order from the source",
          ko: "여기에 눈에 보이지 않는 U+\(code) 문자가 있어서 텍스트가 실제와 다른 순서로 보여요"),
        remedy: Sentence(
          "remove the character; if the text needs it, write \\u{\(code)}",
          ko: "지우세요. 텍스트에 꼭 필요하면 \\u{\(code)} 꼴로 적으세요"))
    }
  }

  /// Returns the position of the first deceptive character.
  ///
  /// In code, every directional embedding, override and isolate is deceptive. In prose, only overrides are.
  private static func place(in text: String, isCode: Bool) -> String.UnicodeScalarView.Index? {
    let scalars = text.unicodeScalars
    var isFenced = false
    var isSpan = false
    var startsLine = true
    var place = scalars.startIndex
    while place < scalars.endIndex {
      if startsLine, text[place...].drop(while: { $0 == " " }).hasPrefix("```") {
        isFenced.toggle()
        isSpan = false
      }
      let scalar = scalars[place]
      startsLine = scalar == "\n"
      if startsLine { isSpan = false }
      if scalar == "`", !isFenced { isSpan.toggle() }
      if overrides.contains(scalar.value) { return place }
      if isCode || isFenced || isSpan, turns.contains(scalar.value) { return place }
      place = scalars.index(after: place)
    }
    return nil
  }

  private static let overrides: Set<UInt32> = [0x202D, 0x202E]
  /// Directional embeddings, directional isolates, and the characters that end them.
  private static let turns: Set<UInt32> = [
    0x202A, 0x202B, 0x202C, 0x2066, 0x2067, 0x2068, 0x2069,
  ]
}
