/// The meaning of a piece of text; the terminal's capabilities decide its appearance.
package struct Style: Codable, Hashable, Sendable {
  /// The role of a piece of text, which determines its color.
  package enum Role: String, Codable, Hashable, Sendable, CaseIterable {
    case plain, title, good, bad, warning, quiet, command, link
    case code, keyword, typeName, string, number, comment
  }

  package struct Traits: OptionSet, Codable, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let bold = Traits(rawValue: 1)
    package static let italic = Traits(rawValue: 2)
    package static let underlined = Traits(rawValue: 4)
    package static let struckThrough = Traits(rawValue: 8)
  }

  package var role: Role
  package var traits: Traits

  package init(_ role: Role = .plain, _ traits: Traits = []) {
    self.role = role
    self.traits = traits
  }

  package static let plain = Style()
  package static let title = Style(.title, .bold)
  package static let strong = Style(.plain, .bold)
  package static let good = Style(.good, .bold)
  package static let bad = Style(.bad, .bold)
  package static let warning = Style(.warning, .bold)
  package static let quiet = Style(.quiet)
  /// Text to type as a command.
  package static let command = Style(.command, .bold)
  package static let code = Style(.code)
}
