import Compiling
package import Sentences

/// An error message of Swift's runtime, such as `Model.swift:12: Fatal error: …`.
package struct RuntimeFault: Hashable {
  package var message: Sentence
  /// Whether the code unwrapped an optional that is nil.
  var isAboutNil = false
  var file: String?
  var line: Int?

  /// The maximum length of a line, in characters.
  ///
  /// Longer lines are printed by the program, not by the runtime. The limit keeps a megabyte without line
  /// breaks from blocking the judge.
  private static let longestLine = 600

  /// Modules whose lines aren't the learner's.
  private static let libraries = Set(
    (["Swift", "Foundation", "FoundationEssentials"] + SoftwareDevelopmentKit.frameworks)
      .map { Substring($0) })

  /// Parses the last runtime error in `text`; nil if there is none.
  package init?(_ text: String) {
    let lines = text.utf8.suffix(16_384).split(separator: UInt8(ascii: "\n"))
    for line in lines.reversed() where line.count <= Self.longestLine {
      if let fault = RuntimeFault(line: String(decoding: line, as: UTF8.self)) {
        self = fault
        return
      }
    }
    return nil
  }

  private init?(line text: String) {
    let place =
      /(?:(?<module>\w+)\/)?(?<file>[^\/\s:][^\/:\n]*\.swift):(?<line>\d+): (?<kind>Fatal error|Precondition failed|Assertion failed)(?:: (?<text>[^\n]*))?/
    let cast = /^Could not cast value of type '(?<from>[^']+)'.* to '(?<to>[^']+)'/
    let access = /^Simultaneous accesses to 0x[0-9a-f]+, (?<words>but modification requires .*)/
    let bare = /(?<kind>Fatal error|Precondition failed|Assertion failed)(?:: (?<text>[^\n]*))?/
    if let match = text.firstMatch(of: place) {
      let isALibrarys = Self.libraries.contains(match.module ?? "")
      file = isALibrarys ? nil : String(match.file)
      line = isALibrarys ? nil : Int(match.line)
      message = RuntimePhrases.sentence(for: Self.words(kind: match.kind, text: match.text))
      isAboutNil = match.text?.contains("found nil") ?? false
    } else if let match = text.firstMatch(of: cast) {
      // Show `Swift.Array<Greeting.Mood>` as `Array<Mood>`.
      let words = [match.from, match.to].map {
        Self.withoutAddresses(String($0)).replacing(/(?:\w+\.)+(?=\w)/, with: "")
      }
      message = Sentence(
        "Could not cast a value of type \(words[0]) to \(words[1]).",
        ko: "\(words[0]) 타입의 값을 \(words[1]) 타입으로 바꿀 수 없어요.")
    } else if let match = text.firstMatch(of: access) {
      message = RuntimePhrases.sentence(
        for: "Simultaneous accesses to the same value, \(match.words)")
    } else if let match = text.firstMatch(of: bare) {
      message = RuntimePhrases.sentence(for: Self.words(kind: match.kind, text: match.text))
      isAboutNil = match.text?.contains("found nil") ?? false
    } else {
      return nil
    }
  }

  private static func words(kind: Substring, text: Substring?) -> String {
    guard let text, !text.isEmpty else { return kind.lowercased() + "." }
    let sentence = withoutAddresses(String(text))
    return sentence + (sentence.last?.isPunctuation ?? false ? "" : ".")
  }

  /// Removes addresses, which are meaningless to a learner and would change the message every time.
  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      .replacing(/but object 0x[0-9a-f]+ was/, with: "but the object was")
      .replacing("\(CompileOptions().moduleName).", with: "")
  }
}
