import Testing

/// A rule with a widget that breaks it and one that keeps it.
struct LintCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let name: String
  let broken: @MainActor @Sendable () -> LintSample
  let sound: @MainActor @Sendable () -> LintSample

  /// A widget that breaks a rule, and one that does not.
  ///
  /// - Parameter name: What is broken, where a rule has several cases.
  init(
    _ rule: String, _ name: String = "", broken: @escaping @MainActor @Sendable () -> LintSample,
    sound: @escaping @MainActor @Sendable () -> LintSample
  ) {
    self.rule = rule
    self.name = name
    self.broken = broken
    self.sound = sound
  }

  var testDescription: String { name.isEmpty ? rule : "\(rule) \(name)" }

  static let all = ofModes + ofText + ofStructure + ofInteraction + ofTimelines + ofDeclarations
}
