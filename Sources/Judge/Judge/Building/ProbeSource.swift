import Compiling
import Foundation
import SwiftSource

/// An author's file of probes, prepared for code that may lack the declarations that the probes use.
///
/// Probes are recognized by the form that `LessonProbes` requires: `let name = Probe(` or `ViewProbe(` at the
/// start of a line. Each gets a unique variable name, so that a probe `symbols` doesn't collide with the
/// learner's `symbols`.
struct ProbeSource {
  struct Declaration: Hashable {
    var name: String
    /// The variable's name in the generated copy.
    var variable: String
    /// The probe's lines, counted from 1; the same in the copy and in the author's file.
    var lines: ClosedRange<Int>
  }

  let file: URL
  let lines: [String]
  let declarations: [Declaration]

  init(file: URL) throws {
    try self.init(file: file, text: String(contentsOf: file, encoding: .utf8))
  }

  init(file: URL, text: String) {
    self.file = file
    let source = SwiftFile(text)
    // Split lines as the compiler does. For Swift, a carriage return and a line feed are a single character.
    var lines = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    declarations = Self.places(in: source).map { place in
      let (variable, kind) = (source[place + 1], place + 3)
      lines[variable.line - 1] = lines[variable.line - 1].inserting(
        Self.prefix, atByte: variable.column - 1)
      // If the probe's name is an expression, assume that it equals the variable's name.
      return Declaration(
        name: source.string(at: kind + 2)?.value ?? variable.name,
        variable: Self.prefix + variable.name,
        lines: variable.line...Self.lastLine(from: kind, in: source))
    }
    self.lines = lines
  }

  private static let prefix = ProbeIsolation.prefix

  private static let access: Set = ["public", "package", "internal"]

  /// Returns the positions of each probe's `let` at the start of a top-level line.
  private static func places(in source: SwiftFile) -> [Int] {
    source.tokens.indices.filter { place in
      let first = access.contains(source[place - 1].text) ? source[place - 1] : source[place]
      return source[place].isWord("let") && first.column == 1 && first.enclosing == nil
        && source[place + 1].kind == .word && source[place + 1].line == first.line
        && source[place + 2].isSign("=")
        && (source[place + 3].isWord("Probe") || source[place + 3].isWord("ViewProbe"))
        && source[place + 4].isSign("(")
    }
  }

  /// Returns the last line before the next top-level declaration.
  private static func lastLine(from place: Int, in source: SwiftFile) -> Int {
    let rest = source.tokens[place...]
    let end =
      rest.firstIndex { $0.column == 1 && $0.enclosing == nil && $0.kind == .word } ?? rest.endIndex
    let last = source[end - 1]
    return last.line + last.text.count(where: \.isNewline)
  }

  /// Returns the file's text without the named probes.
  ///
  /// All other lines keep their numbers.
  ///
  /// - Parameter sealed: Lines to use instead of the file's own.
  func text(leavingOut names: Set<String>, sealed: [String]? = nil) -> String {
    var kept = sealed ?? lines
    for declaration in declarations where names.contains(declaration.name) {
      for line in declaration.lines { kept[line - 1] = "" }
    }
    return kept.joined(separator: "\n")
  }

  /// Returns the first line that gets a value's description in the given way, or nil if there's no such line.
  func line(of way: SelfDescription) -> Int? {
    let source = SwiftFile(lines.joined(separator: "\n"))
    let place = source.tokens.indices.first { place in
      let token = source[place]
      return switch way {
      case .interpolation:
        // A string passed to `Text` becomes a localization key instead of text.
        token.opensInterpolation
          && !(source[place - 1].isSign("(") && source[place - 2].isWord("Text"))
      case .describing, .reflecting:
        token.isWord(way == .describing ? "describing" : "reflecting")
          && source[place + 1].isSign(":")
      case .dump: token.isWord("dump") && source[place + 1].isSign("(")
      case .mirror: token.isWord("Mirror")
      case .coding: ["Codable", "Encodable", "Decodable"].contains { token.isWord($0) }
      }
    }
    return place.map { source[$0].line }
  }

  /// Returns the probe on the given line, or nil for a line between probes.
  func declaration(onLine line: Int) -> Declaration? {
    declarations.first { $0.lines.contains(line) }
  }
}

extension String {
  fileprivate func inserting(_ text: String, atByte offset: Int) -> String {
    var bytes = Array(utf8)
    bytes.insert(contentsOf: text.utf8, at: min(offset, bytes.count))
    return String(decoding: bytes, as: UTF8.self)
  }
}
