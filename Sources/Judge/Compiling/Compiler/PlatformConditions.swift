import SwiftSource

/// Makes `#if os(iOS)` and `#if arch(arm64)` true for a compiler that compiles for Linux.
///
/// The compiler has no flag for it, so the copy that it reads is changed, in conditions only: blanks take
/// the place of `os`, and names that are or are not defined that of the platform's. However a condition is
/// written, with comments or line breaks in it, every line and column stays where the learner sees it.
package enum PlatformConditions {
  /// The names that stand for the platforms that are the learner's, as long as these; in one order, for what
  /// is compiled is kept by the compiler's arguments.
  package static let definitions = platforms.values.joined().map(\.definition).sorted()

  fileprivate static let platforms: [String: [(name: String, definition: String)]] = [
    "os": [("iOS", "_i_")], "arch": [("arm64", "_a64_")],
  ]

  /// What the host would be taken for.
  fileprivate static let hosts = ["os": ["Linux"], "arch": ["x86_64"]]
}

extension SourceRewriter {
  /// Decides the conditions that ask for the learner's platform.
  package static let platformConditions = conditions { condition, argument in
    let platforms = PlatformConditions.platforms[condition]
    if let platform = platforms?.first(where: { $0.name == argument }) {
      return platform.definition
    }
    return PlatformConditions.hosts[condition]?.contains(argument) ?? false ? argument : nil
  }

  /// Takes out the conditions that are not the same for the compiler that makes a plugin and for the one
  /// that looks at the source as an iPhone's; no app asks for them, and none of them is true.
  package static let compilersOwnConditions = conditions { condition, argument in
    let isOwn =
      condition.hasPrefix("_") && condition.count > 1
      || condition == "hasFeature" && argument == "StrictMemorySafety"
    return isOwn ? argument : nil
  }

  /// The source with the arguments of its conditions replaced.
  ///
  /// - Parameter decide: What a condition's argument is replaced by, `iOS` in `os(iOS)`, once the word
  ///   before it is blanked out; nil leaves both.
  private static func conditions(
    _ decide: @escaping @Sendable (_ condition: String, _ argument: String) -> String?
  ) -> SourceRewriter {
    SourceRewriter(signs: ["#if", "#elseif"]) { file in
      var edits: [SourceEdit] = []
      var end = 0
      for place in file.tokens.indices where place >= end {
        guard file[place].isWord("#if") || file[place].isWord("#elseif") else { continue }
        end = endOfCondition(file, place + 1)
        for word in place + 1..<max(end - 2, place + 1) {
          let argument = file[word + 2]
          guard file[word].kind == .word, file[word + 1].isSign("("), argument.kind == .word,
            let text = decide(file[word].name, argument.name),
            text.utf8.count == argument.name.utf8.count
          else { continue }
          // `!os(iOS)` becomes `!(  _i_)`: the sign must stand at what it denies.
          edits.append(SourceEdit(file[word].range, "("))
          edits.append(SourceEdit(file[word + 1].range))
          edits.append(SourceEdit(argument.range, text))
        }
      }
      return edits
    }
  }

  /// Behind a condition's last token: it ends with its line, unless a parenthesis is open.
  private static func endOfCondition(_ file: SwiftFile, _ start: Int) -> Int {
    var place = start
    while place < file.tokens.count, !file[place].startsLine { place = file.next(after: place) }
    return place
  }
}
