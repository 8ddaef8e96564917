import Curriculum
import Foundation
import Judge
import Sentences
import SwiftSource
import Terminal

/// Finds names in lessons and hints that don't exist: neither in the pack's code nor in the modules it uses.
///
/// Covers files, members and functions.
///
/// Types are not checked, because a lesson may mention a hypothetical type.
struct UnknownNames: FileRule {
  private let configuration: JudgeConfiguration

  init(_ configuration: JudgeConfiguration) { self.configuration = configuration }

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    let modules = ModuleNames(configuration)
    let code = PackPhrases(pack)
    var known: [String: Bool] = [:]
    func isKnown(_ name: String) -> Bool {
      // Code refers to an asset `HarbourFoam` as `.harbourFoam`.
      let ofAsset = name.prefix(1).uppercased() + name.dropFirst()
      if code.names.contains(name) || code.names.contains(ofAsset) || !modules.areKnown {
        return true
      }
      if let answer = known[name] { return answer }
      let answer = modules.contain(name)
      known[name] = answer
      return answer
    }
    return exercises.flatMap { exercise -> [ValidationFinding] in
      Self.texts(of: exercise, in: pack).flatMap { text -> [ValidationFinding] in
        let mentions = Mentions(in: text.document)
        let files = mentions.files.filter { !code.files.contains($0) }.map {
          finding(exercise, text.file, $0, code.files, Sentence("file", ko: "파일"))
        }
        let names = mentions.names.filter { !mentions.declared.contains($0) && !isKnown($0) }.map {
          finding(exercise, text.file, $0, code.names, Sentence("member or function", ko: "멤버나 함수"))
        }
        return files + names
      }
    }
  }

  private func finding(
    _ exercise: Exercise, _ file: URL, _ name: String, _ known: Set<String>, _ what: Sentence
  ) -> ValidationFinding {
    ValidationFinding(
      .unknownName, exercise: exercise.identifier, file: file,
      line: PackText.line(of: name, in: file),
      message: Sentence(
        "there's no \(what) `\(name)`", ko: "`\(name)` 이름은 실제로 없어요(\(what))"),
      remedy: Suggestion.sentence(for: name, in: known.filter { abs($0.count - name.count) < 3 })
        ?? Sentence("use a name that exists", ko: "실제로 있는 이름을 쓰세요"))
  }

  /// Returns lessons and hints, but not questions, because a choice may mention something that doesn't exist.
  private static func texts(
    of exercise: Exercise, in pack: Pack
  ) -> [(file: URL, document: MarkdownDocument)] {
    LessonText.all(of: exercise, in: pack).map { ($0.file, $0.document) }
      + pack.languages.flatMap { language in
        exercise.hints.map {
          (exercise.manifestFile, MarkdownDocument(parsing: $0.text(in: language)))
        }
      }
  }
}

/// All names in the code of a pack, and the names of its files.
private struct PackPhrases {
  var names: Set<String> = []
  var files: Set<String> = []

  init(_ pack: Pack) {
    for exercise in pack.exercises where exercise.kind == .code {
      let own = exercise.startFiles + ((try? pack.solutionFiles(of: exercise)) ?? [])
      files.formUnion(own.map(\.lastPathComponent))
      for text in (own + exercise.checkFiles + exercise.probeFiles).compactMap(PackText.read) {
        let source = SwiftFile(text)
        names.formUnion(source.tokens.filter { $0.kind == .word }.map(\.name))
        // String literals contain names, too, as in `case sunny = "sunny-day"` or in JSON keys.
        names.formUnion(source.strings.compactMap(\.value))
      }
    }
  }
}

/// The names in the code of a lesson or hint.
private struct Mentions {
  /// The names of members and functions, without duplicates.
  var names: [String] = []
  var files: [String] = []
  /// Names that the lesson's or hint's own code declares.
  var declared: Set<String> = []

  private static let endings: Set = [
    "swift", "json", "png", "jpg", "pdf", "svg", "yml", "md", "txt", "plist", "xcassets", "strings",
    "xcstrings", "entitlements", "colorset", "imageset", "symbolset", "dataset", "appiconset", "sh",
    "zip", "example", "com", "org", "net", "app", "dev", "io",
  ]

  init(in document: MarkdownDocument) {
    for block in document.codeBlocks where ["swift", "swift fragment"].contains(block.language) {
      let source = SwiftFile(block.text)
      for place in source.tokens.indices where source[place].kind == .word {
        let isDeclared =
          source[place - 1].declaresName || source[place - 1].isWord("case")
          || source[place - 1].isSign(",") || source[place + 1].isSign(":")
        if isDeclared { declared.insert(source[place].name) }
      }
      note(Self.members(in: source, ofValues: false))
    }
    for span in document.codeSpans {
      if span.wholeMatch(of: /[\w+-]+\.swift/) != nil {
        if !files.contains(span) { files.append(span) }
        continue
      }
      let source = SwiftFile(span)
      note(Self.members(ofSpan: source) + Self.functions(in: source))
    }
  }

  private mutating func note(_ found: [String]) {
    for name in found where !names.contains(name) { names.append(name) }
  }

  /// Returns the names after dots, as in `.padding()` or `Text.Layout`.
  ///
  /// - Parameter ofValues: Whether to include members of named values such as `editor.storeDraft()`, which
  ///   may belong to an example.
  private static func members(in source: SwiftFile, ofValues: Bool) -> [String] {
    source.tokens.indices.filter { place in
      source[place].isSign(".") && source[place + 1].kind == .word && source.isAdjacent(place + 1)
        && !source[place + 1].isKeyword && !source[place - 1].isSign(".")
        && !endings.contains(source[place + 1].text)
        && (ofValues || !source.isAdjacent(place) || source[place - 1].kind != .word
          || source[place - 1].text.first?.isUppercase ?? false)
    }.map { source[$0 + 1].name }.filter(isName)
  }

  /// Returns the members in a code span if the span is an expression, and not an address or an app group's
  /// identifier.
  private static func members(ofSpan source: SwiftFile) -> [String] {
    let first = source[0]
    let parts = source.tokens.filter { $0.isSign(".") }.count
    let isCode =
      first.isSign(".") || first.text.first?.isUppercase ?? false
      || source.tokens.contains { $0.isSign("(") } || parts == 1 && source.tokens.count == 3
    return isCode ? members(in: source, ofValues: true) : []
  }

  /// Returns the names of called functions, with or without arguments, such as `openURL(url)`.
  private static func functions(in source: SwiftFile) -> [String] {
    source.tokens.indices.filter { place in
      source[place].kind == .word && source[place].text.first?.isLowercase ?? false
        && !source[place].isKeyword && source[place].text != "canImport"
        && source[place + 1].isSign("(")
        && source.isAdjacent(place + 1) && !source[place - 1].isSign(".")
        && !source[place - 1].declaresName
    }.map { source[$0].name }.filter(isName)
  }

  /// Whether a word consists of letters, digits and underscores, and is longer than a placeholder.
  private static func isName(_ word: String) -> Bool {
    word.utf8.count > 2
      && word.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
          || Character(UnicodeScalar(byte)).isNumber
      } && word.unicodeScalars.allSatisfy(\.isASCII)
  }
}
