/// The sentences that Swift source hands to certain calls, with `{}` for what is put into them.
///
/// Found by the source's own form, without a compiler: string literals between the parentheses of
/// the calls, those joined by `+` taken as one.
package struct SpokenTexts {
  package struct Text: Hashable, Sendable {
    /// The words, with a gap for each value: `{} and {} look the same.`.
    package var form: String
    /// From 1.
    package var line: Int

    package init(form: String, line: Int) {
      self.form = form
      self.line = line
    }
  }

  package private(set) var texts: [Text] = []

  private var characters: [Character]
  private var place = 0
  private var line = 1
  /// The names of the calls that are open, nil for other parentheses.
  private var calls: [String?] = []
  private let isSpoken: (String) -> Bool
  /// True while nothing but `+` stands between the last text and here.
  private var isJoined = false

  /// Finds the texts that calls in a source say.
  ///
  /// - Parameter isSpoken: True for the name of a call whose texts are wanted.
  package init(in source: String, of isSpoken: @escaping (String) -> Bool) {
    characters = Array(source)
    self.isSpoken = isSpoken
    read()
  }

  private mutating func read() {
    var word = ""
    while place < characters.count {
      let character = characters[place]
      switch character {
      case "/" where next == "/": skip { !$0.isNewline }
      case "/" where next == "*": skipComment()
      case "\"":
        let start = line
        let text = readLiteral()
        keep(text, line: start)
        word = ""
        continue
      case "(":
        calls.append(word.isEmpty ? nil : word)
        isJoined = false
      case ")":
        _ = calls.popLast()
        isJoined = false
      default:
        if !character.isWhitespace, character != "+" { isJoined = false }
      }
      guard place < characters.count else { break }
      let current = characters[place]
      if current == "\n" || current == "\r\n" { line += 1 }
      word = current.isLetter || current.isNumber || current == "_" ? word + String(current) : ""
      place += 1
    }
  }

  private var next: Character? { place + 1 < characters.count ? characters[place + 1] : nil }

  private mutating func skip(while condition: (Character) -> Bool) {
    while place < characters.count, condition(characters[place]) { place += 1 }
  }

  private mutating func skipComment() {
    while place + 1 < characters.count, !(characters[place] == "*" && next == "/") {
      if characters[place].isNewline { line += 1 }
      place += 1
    }
    place += 1
  }

  private mutating func keep(_ text: String, line: Int) {
    // What stands in a call within the call, such as a probe's name, is not said.
    guard let call = calls.last(where: { $0 != nil }) ?? nil, isSpoken(call) else { return }
    if isJoined, let last = texts.indices.last {
      texts[last].form += text
    } else {
      texts.append(Text(form: text, line: line))
    }
    isJoined = true
  }

  /// Reads from an opening quote to behind the closing one.
  private mutating func readLiteral() -> String {
    let isLong =
      place + 2 < characters.count && characters[place...place + 2] == ["\"", "\"", "\""]
    place += isLong ? 3 : 1
    var text = ""
    while place < characters.count {
      let character = characters[place]
      if character == "\"" {
        if !isLong {
          place += 1
          return text
        }
        if place + 2 < characters.count, characters[place...place + 2] == ["\"", "\"", "\""] {
          place += 3
          return text
        }
      }
      if character == "\\", let next {
        if next == "(" {
          skipInterpolation()
          text += "{}"
        } else {
          text += Self.escapes[next] ?? String(next)
          place += 2
        }
        continue
      }
      if character.isNewline { line += 1 }
      text.append(character)
      place += 1
    }
    return text
  }

  private static let escapes: [Character: String] = ["n": "\n", "t": "\t", "0": "\0", "r": "\r"]

  /// From the backslash to behind the parenthesis that closes the interpolation.
  private mutating func skipInterpolation() {
    place += 2
    var depth = 1
    while place < characters.count, depth > 0 {
      switch characters[place] {
      case "\"":
        _ = readLiteral()
        continue
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      place += 1
    }
  }
}

extension SpokenTexts.Text {
  /// True for words that a person reads; false for numbers, names and code.
  package var isProse: Bool {
    if form.contains(/^\s*[.@]/) || form.contains(/^\s*\w+\(/) { return false }
    let words = form.replacing("{}", with: " ").replacing(/`[^`]*`/, with: " ")
      .replacing(/\b\w*[a-z][A-Z]\w*\b/, with: " ")
    // Two words make a sentence, and so does one in small letters: `none`.
    return words.contains(/[A-Za-z]{2,}[.,:;!?%]* +.*[a-z]{2}/)
      || words.contains(/^\s*[a-z]{2,}[ :.,;]*\s*$/)
  }
}
