import Compiling
import Foundation
import SwiftSource

/// A file of probes as its author wrote it, ready to be compiled with code that may lack what it
/// asks for.
///
/// Probes are found by their form, `let name = Probe(` or `ViewProbe(` at the start of a line: the
/// form that `LessonProbes` prescribes. Each gets a variable name of its own, so that a learner's
/// `symbols` and the author's do not collide.
struct ProbeSource {
  /// One probe, with the lines that it takes.
  struct Declaration: Hashable {
    /// The name that checks call it by.
    var name: String
    /// The variable in the generated copy.
    var variable: String
    /// Counted from 1, in the copy as in the author's file.
    var lines: ClosedRange<Int>
  }

  let file: URL
  /// The file's text, in which each probe has its own variable.
  let lines: [String]
  let declarations: [Declaration]

  init(file: URL) throws {
    try self.init(file: file, text: String(contentsOf: file, encoding: .utf8))
  }

  init(file: URL, text: String) {
    self.file = file
    let source = SwiftFile(text)
    // As the compiler counts them: a carriage return and a line feed are one character to Swift.
    var lines = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    declarations = Self.places(in: source).map { place in
      let (variable, kind) = (source[place + 1], place + 3)
      lines[variable.line - 1] = lines[variable.line - 1].inserting(
        Self.prefix, atByte: variable.column - 1)
      // A name that is computed is the variable's, which is how authors write both anyway.
      return Declaration(
        name: source.string(at: kind + 2)?.value ?? variable.name,
        variable: Self.prefix + variable.name,
        lines: variable.line...Self.lastLine(from: kind, in: source))
    }
    self.lines = lines
  }

  private static let prefix = ProbeSeal.prefix

  private static let access: Set = ["public", "package", "internal"]

  /// The places of `let` before the probes, which begin a line at the top level.
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

  /// The last line before the next declaration at the top level of the file.
  private static func lastLine(from place: Int, in source: SwiftFile) -> Int {
    let rest = source.tokens[place...]
    let end =
      rest.firstIndex { $0.column == 1 && $0.enclosing == nil && $0.kind == .word } ?? rest.endIndex
    let last = source[end - 1]
    return last.line + last.text.count(where: \.isNewline)
  }

  /// The file's text without the probes named, every line keeping its number.
  ///
  /// - Parameter sealed: The lines in the place of the file's own.
  func text(leavingOut names: Set<String>, sealed: [String]? = nil) -> String {
    var kept = sealed ?? lines
    for declaration in declarations where names.contains(declaration.name) {
      for line in declaration.lines { kept[line - 1] = "" }
    }
    return kept.joined(separator: "\n")
  }

  /// The first line on which values are asked to describe themselves in some way; nil where no word tells.
  func line(of way: SelfDescription) -> Int? {
    let source = SwiftFile(lines.joined(separator: "\n"))
    let place = source.tokens.indices.first { place in
      let token = source[place]
      return switch way {
      case .interpolation:
        // What a `Text` is given becomes a key for translators, not text.
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

  /// The probe that stands on this line; nil for a line between probes.
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
