/// Which names and constructs a submission may not use.
package struct PolicyRules: Codable, Hashable, Sendable {
  /// Names allowed here though they are forbidden by default, such as `UserDefaults`.
  package var allowed: [String]
  /// Names forbidden here besides the default ones.
  package var forbidden: [String]

  package init(allowed: [String] = [], forbidden: [String] = []) {
    self.allowed = allowed
    self.forbidden = forbidden
  }
}

/// A place in a submission that the policy does not allow.
package struct PolicyFinding: Codable, Hashable, Sendable {
  /// Stable names, such as `linker-attribute`.
  package var rule: String
  package var file: String
  /// From 1.
  package var line: Int
  package var column: Int
  /// What is not allowed, and why, for the person who wrote it.
  package var message: String

  package init(rule: String, file: String, line: Int, column: Int, message: String) {
    self.rule = rule
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}
