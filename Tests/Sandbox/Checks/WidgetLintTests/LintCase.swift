import Testing

/// A rule with a widget that violates it and a widget that doesn't.
struct LintCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let name: String
  let broken: @MainActor @Sendable () -> LintSample
  let sound: @MainActor @Sendable () -> LintSample

  /// Creates a case with a widget that violates a rule, and a widget that doesn't.
  ///
  /// - Parameter name: The violation, if a rule has several cases.
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
