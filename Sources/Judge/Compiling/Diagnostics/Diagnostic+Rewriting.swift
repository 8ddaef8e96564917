import SwiftSource

extension Diagnostic {
  /// The diagnostic with the learner's original words in place of the replacements in the compiled copy.
  var inTheLearnersWords: Diagnostic {
    guard message.utf8.contains(where: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "~") })
    else { return self }
    var diagnostic = self
    diagnostic.message = Self.aboutCasts(message)
    for (ours, learners) in SourceRewriter.replacedWords
    where diagnostic.message.contains(ours) {
      diagnostic.message = diagnostic.message.replacing(ours, with: learners)
    }
    return diagnostic
  }

  /// Converts a message about a cast's replacement operator into Apple's message about the cast.
  private static func aboutCasts(_ message: String) -> String {
    guard message.contains("'<~'") else { return message }
    if message.hasPrefix("ambiguous use of operator") {
      return "type of expression is ambiguous without a type annotation"
    }
    if let match = message.firstMatch(
      of: /operands of type '(.+)' and '_BridgedClass<(\w+)>'/)
    {
      return "cannot convert value of type '\(match.1)' to type '\(match.2)' in coercion"
    }
    if let match = message.firstMatch(of: /'<~' requires that '(.+)' (?:conform|inherit|be)/) {
      return "cannot convert value of type '\(match.1)' to this type in coercion"
    }
    return message.replacing("operator '<~'", with: "'as'").replacing("'<~'", with: "'as'")
  }
}

extension SourceRewriter {
  /// The replacements in copies and the learner's original words.
  static let replacedWords: [(ours: String, learners: String)] =
    bridgedClasses.map { (ours: $0.value, learners: $0.key) }
    + bridgedClasses.keys.map { (ours: "_BridgedClass<\($0)>", learners: $0) }
    + [
      (ours: "Main_Bundle", learners: "Bundle.main"),
      (ours: "MainBundle_", learners: "Bundle.main"),
      (ours: "Localized_String_", learners: "NSLocalizedString"),
      (ours: "localized_Text_Formatted_", learners: "localizedStringWithFormat"),
      (ours: "localized_Text_", learners: "localizedString"),
      (ours: "f_rmat", learners: "format"),
      (ours: "_Managed", learners: "NSManaged"),
    ]
}
