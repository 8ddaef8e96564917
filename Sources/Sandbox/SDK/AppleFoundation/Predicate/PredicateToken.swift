import Foundation

/// A word, number, string, placeholder or symbol in a predicate's format.
struct PredicateToken {
  enum Kind {
    case word, number, string, placeholder, symbol
  }

  let kind: Kind
  let text: String

  static func tokens(of format: String) throws -> [PredicateToken] {
    var rest = format[...]
    var tokens: [PredicateToken] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        tokens.append(try string(&rest, quote: first))
      } else if let match = rest.prefixMatch(of: /%(?:@|K|(?:l{0,2}|q|z)[diufxX])/) {
        tokens.append(PredicateToken(kind: .placeholder, text: String(match.output)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /-?\d+(?:\.\d+)?/) {
        tokens.append(PredicateToken(kind: .number, text: String(match.output)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /[@#]?[\p{L}_][\w.@]*/) {
        tokens.append(PredicateToken(kind: .word, text: String(match.output)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /==|!=|<>|<=|=<|>=|=>|&&|\|\||[=<>!(){},\[\]]/) {
        tokens.append(PredicateToken(kind: .symbol, text: String(match.output)))
        rest = rest[match.range.upperBound...]
      } else {
        throw PredicateFormatError.unknown(String(first))
      }
    }
    return tokens
  }

  private static func string(_ rest: inout Substring, quote: Character) throws -> PredicateToken {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return PredicateToken(kind: .string, text: text) }
      if character == "\\", let next = rest.popFirst() {
        text.append(next)
      } else {
        text.append(character)
      }
    }
    throw PredicateFormatError.missing(String(quote), before: "the end")
  }
}
