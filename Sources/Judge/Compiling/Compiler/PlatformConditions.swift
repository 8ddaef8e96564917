import SwiftSource

/// Makes `#if os(iOS)` and `#if arch(arm64)` true when compiling for Linux.
///
/// The compiler has no flag for this, so conditions are changed in its copy of the source. `os` is blanked,
/// and the platform's name becomes one that is or isn't defined. Lines and columns stay the same, even in
/// conditions with comments or line breaks.
package enum PlatformConditions {
  /// The names that the compiler defines in place of the platforms in the learner's conditions, with the same
  /// lengths.
  ///
  /// They're sorted because the compiler's arguments are part of the cache key.
  package static let definitions = platforms.values.joined().map(\.definition).sorted()

  fileprivate static let platforms: [String: [(name: String, definition: String)]] = [
    "os": [("iOS", "_i_")], "arch": [("arm64", "_a64_")],
  ]

  /// The host's platform names; conditions with these names must become false.
  fileprivate static let hosts = ["os": ["Linux"], "arch": ["x86_64"]]
}

extension SourceRewriter {
  /// Resolves conditions about the learner's platform.
  package static let platformConditions = conditions { condition, argument in
    let platforms = PlatformConditions.platforms[condition]
    if let platform = platforms?.first(where: { $0.name == argument }) {
      return platform.definition
    }
    return PlatformConditions.hosts[condition]?.contains(argument) ?? false ? argument : nil
  }

  /// Makes conditions false if they differ between the compile for the plugin and the compile for the iPhone.
  ///
  /// Apps don't use such conditions.
  package static let compilersOwnConditions = conditions { condition, argument in
    let isOwn =
      condition.hasPrefix("_") && condition.count > 1
      || condition == "hasFeature" && argument == "StrictMemorySafety"
    return isOwn ? argument : nil
  }

  /// Returns a rewriter that replaces the arguments of conditions.
  ///
  /// - Parameter decide: Returns the replacement for a condition's argument, such as `iOS` in `os(iOS)`, or
  ///   nil to leave the condition unchanged. If the argument is replaced, the condition's name is blanked.
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
          // `!os(iOS)` becomes `!(  _i_)`, because `!` must be next to its operand.
          edits.append(SourceEdit(file[word].range, "("))
          edits.append(SourceEdit(file[word + 1].range))
          edits.append(SourceEdit(argument.range, text))
        }
      }
      return edits
    }
  }

  /// Returns the index after a condition, which ends with its line unless a parenthesis is open.
  private static func endOfCondition(_ file: SwiftFile, _ start: Int) -> Int {
    var place = start
    while place < file.tokens.count, !file[place].startsLine { place = file.next(after: place) }
    return place
  }
}
