import Curriculum
import Foundation
import Judge
import Sentences
import SwiftSource
import Terminal

/// Finds names in texts that don't exist: neither in the pack's code nor in the modules it uses.
///
/// Covers files, members and functions in lessons, hints, titles and messages of checks. A lesson may mention a
/// hypothetical type or text, so only those count that look like a misspelling. The names of `forbids` count
/// too.
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
      var findings = Self.texts(of: exercise, in: pack).flatMap { text -> [ValidationFinding] in
        let mentions = Mentions(in: text.document)
        func found(
          _ names: [String], _ known: Set<String>, _ what: Sentence
        ) -> [ValidationFinding] {
          names.map { finding(exercise, text.file, $0, known, what) }
        }
        let undeclared = mentions.names.filter { !mentions.declared.contains($0) && !isKnown($0) }
        let types = mentions.types.filter {
          !mentions.declared.contains($0) && Self.isMisspelled($0, in: code.types) && !isKnown($0)
        }
        return found(
          mentions.files.filter { !code.files.contains($0) }, code.files,
          Sentence("file", ko: "파일"))
          + found(undeclared, code.names, Sentence("member or function", ko: "멤버나 함수"))
          + found(types, code.types, Sentence("type", ko: "타입"))
      }
      findings += Self.misquotations(of: exercise, in: pack)
      for word in exercise.forbids {
        let name = String(word.drop { ".@".contains($0) })
        guard !name.hasPrefix("#"), !isKnown(name) else { continue }
        findings.append(
          finding(exercise, exercise.manifestFile, name, code.names, Sentence("name", ko: "이름")))
      }
      return findings
    }
  }

  /// Whether a name differs from one of the names in a few letters.
  private static func isMisspelled(_ name: String, in known: Set<String>) -> Bool {
    let letters = name.lowercased().sorted()
    return Suggestion.allClose(to: name, in: known.filter { $0.first == name.first }).contains {
      // `BusProvder` and `BusProvidre` are misspelled, while `NextHour` and `NextDoor` are two names.
      letters.difference(from: $0.lowercased().sorted()).count <= 2
    }
  }

  /// Finds texts in code spans that almost equal a text which the checks or the solution use.
  private static func misquotations(
    of exercise: Exercise, in pack: Pack
  ) -> [ValidationFinding] {
    let files = exercise.checkFiles + ((try? pack.solutionFiles(of: exercise)) ?? [])
    let known = Set(
      (files + exercise.startFiles).compactMap(PackText.read).flatMap {
        SwiftFile($0).strings.compactMap(\.value)
      })
    return LearnerText.all(of: exercise, in: pack).filter { [.lesson, .hint].contains($0.kind) }
      .flatMap { text in
        text.document.codeSpans.compactMap { span -> ValidationFinding? in
          guard span.wholeMatch(of: /[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)+[.!?]?/) != nil,
            !known.contains(span), !known.contains(where: { $0.contains(span) }),
            let meant = Suggestion.allClose(to: span, in: known.sorted()).first
          else { return nil }
          return ValidationFinding(
            .unknownName, exercise: exercise.identifier, file: text.file,
            line: text.line(of: "`\(span)`"),
            message: Sentence(
              "the text says `\(span)`, but the code says “\(meant)”",
              ko: "텍스트에는 `\(span)`, 코드에는 “\(meant)” 값이 있어요"),
            remedy: Sentence("make them match", ko: "서로 맞추세요"))
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

  /// Returns all texts but those of questions, because a choice may mention something that doesn't exist.
  private static func texts(
    of exercise: Exercise, in pack: Pack
  ) -> [(file: URL, document: MarkdownDocument)] {
    LearnerText.all(of: exercise, in: pack)
      .filter { ![.question, .choice, .explanation].contains($0.kind) }
      .map { ($0.file, $0.document) }
      + exercise.checkFiles.flatMap { file in
        SpokenTexts(inChecks: PackText.read(file) ?? "").texts
          .filter { $0.form.contains("`") }
          .map { (file, MarkdownDocument(parsing: $0.form)) }
      }
  }
}

/// All names in the code of a pack, and the names of its files.
private struct PackPhrases {
  var names: Set<String> = []
  /// The types that the code declares.
  var types: Set<String> = []
  var files: Set<String> = []

  init(_ pack: Pack) {
    for exercise in pack.exercises where exercise.kind == .code {
      let own = exercise.startFiles + ((try? pack.solutionFiles(of: exercise)) ?? [])
      files.formUnion(own.map(\.lastPathComponent))
      for text in (own + exercise.checkFiles + exercise.probeFiles).compactMap(PackText.read) {
        let source = SwiftFile(text)
        names.formUnion(source.tokens.filter { $0.kind == .word }.map(\.name))
        types.formUnion(source.types.map(\.name))
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
  /// The code spans that consist of a type's name.
  var types: [String] = []
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
      if span.wholeMatch(of: /[A-Z]\w{4,}/) != nil, !types.contains(span) { types.append(span) }
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
