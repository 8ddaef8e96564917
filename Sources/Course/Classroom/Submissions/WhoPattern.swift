import Archives
import Foundation
package import Sentences

/// A pattern of `--who` for the paths in the folder with learners' work: `*/{who}`, `{section}/{who}`,
/// `{who}_{id}_*`.
///
/// Each path component matches the name of a folder or file. `*` matches any text, `{who}` and `{id}` match
/// the text that identifies a learner. `{section}` distinguishes learners with the same name.
package struct WhoPattern: Equatable, Sendable {
  package let text: String
  /// One part for each path component.
  let parts: [Part]

  struct Part: Equatable, Sendable {
    enum Piece: Equatable, Sendable {
      case text(String)
      case anything
      case field(String)
    }

    var pieces: [Piece]

    var isLiteral: Bool {
      pieces.allSatisfy { if case .text = $0 { true } else { false } }
    }
  }

  package static let form = Sentence(
    "like a path with {who} in place of the learner's name, such as '*/{who}' or '{section}/{who}'",
    ko: "학습자 자리에 {who}가 있는 경로처럼(예: '*/{who}', '{section}/{who}')")

  /// Parses a pattern; nil if it lacks a field for the learner or has an unknown field.
  package init?(_ text: String) {
    self.text = text
    var fields: [String] = []
    var parts: [Part] = []
    for part in text.split(separator: "/") where part != "." {
      var pieces: [Part.Piece] = []
      var rest = part[...]
      while !rest.isEmpty {
        if let match = rest.prefixMatch(of: /\{([a-z]+)\}/) {
          let field = match.1 == "name" ? "who" : String(match.1)
          guard ["who", "id", "section"].contains(field) else { return nil }
          fields.append(field)
          pieces.append(.field(field))
          rest = rest[match.range.upperBound...]
        } else if rest.first == "*" {
          pieces.append(.anything)
          rest = rest.dropFirst()
        } else if let match = rest.prefixMatch(of: /.[^*{]*/) {
          pieces.append(.text(String(match.0)))
          rest = rest[match.range.upperBound...]
        }
      }
      parts.append(Part(pieces: pieces))
    }
    guard fields.contains("who") || fields.contains("id"), !parts.isEmpty else { return nil }
    self.parts = parts
  }

  /// Returns the values of the fields in a path; nil if the path doesn't match.
  func fields(in path: [String]) -> [String: String]? {
    guard path.count == parts.count else { return nil }
    return zip(parts, path).reduce(into: [:]) { (all: inout [String: String]?, pair) in
      let found = pair.0.fields(in: pair.1[...])
      all = found.flatMap { found in all?.merging(found) { $1 } }
    }
  }

  /// Whether a path leads to folders that may match.
  func leadsOn(_ path: [String]) -> Bool {
    path.count < parts.count && zip(parts, path).allSatisfy { $0.fields(in: $1[...]) != nil }
  }

  /// Whether the pattern contains each component of a path literally.
  func names(_ path: [String]) -> Bool {
    leadsOn(path) && parts.prefix(path.count).allSatisfy(\.isLiteral)
  }
}

extension WhoPattern.Part {
  /// Returns the values of the fields, each as short as possible; nil if the name doesn't match.
  func fields(in name: Substring) -> [String: String]? {
    // Compares precomposed forms, because systems write accents differently.
    let letters = Array(String(name).precomposedStringWithCanonicalMapping)
    // Whether the remaining pieces match from each position. The table limits the time to the product of
    // both lengths.
    var fits = Array(
      repeating: Array(repeating: false, count: letters.count + 1), count: pieces.count + 1)
    fits[pieces.count][letters.count] = true
    for piece in pieces.indices.reversed() {
      for place in stride(from: letters.count, through: 0, by: -1) {
        switch pieces[piece] {
        case .text(let text):
          let wanted = Array(text.precomposedStringWithCanonicalMapping)
          fits[piece][place] =
            letters[place...].starts(with: wanted) && fits[piece + 1][place + wanted.count]
        case .anything:
          fits[piece][place] =
            fits[piece + 1][place] || place < letters.count && fits[piece][place + 1]
        case .field:
          fits[piece][place] =
            place < letters.count && (fits[piece + 1][place + 1] || fits[piece][place + 1])
        }
      }
    }
    guard fits[0][0] else { return nil }
    return reading(letters, fits)
  }

  private func reading(_ letters: [Character], _ fits: [[Bool]]) -> [String: String] {
    var found: [String: String] = [:]
    var place = 0
    for (number, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): place += text.precomposedStringWithCanonicalMapping.count
      case .anything:
        while !fits[number + 1][place], place < letters.count { place += 1 }
      case .field(let field):
        let start = place
        place += 1
        while !fits[number + 1][place], place < letters.count { place += 1 }
        found[field] = String(letters[start..<place])
      }
    }
    return found
  }
}
