import Foundation

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
    let original = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var lines = original
    var declarations: [Declaration] = []
    let form = Self.form
    for (index, line) in original.enumerated() where line.contains("Probe(") {
      guard let match = line.firstMatch(of: form) else { continue }
      let variable = Self.prefix + match.variable
      lines[index].replaceSubrange(
        match.variable.startIndex..<match.variable.endIndex, with: variable)
      let end = Self.end(ofDeclarationAt: index, in: original)
      // A name that is computed is the variable's, which is how authors write both anyway.
      let name = match.name.map(String.init) ?? String(match.variable)
      declarations.append(
        Declaration(name: name, variable: variable, lines: index + 1...end + 1))
    }
    self.lines = lines
    self.declarations = declarations
  }

  private static let prefix = ProbeSeal.prefix

  private static var form:
    Regex<(Substring, variable: Substring, kind: Substring, name: Substring?)>
  {
    /^(?:public |package |internal )?let (?<variable>\w+)\s*=\s*(?<kind>Probe|ViewProbe)\((?:"(?<name>[^"]*)")?/
  }

  /// The last line before the next declaration at the top level of the file.
  private static func end(ofDeclarationAt start: Int, in lines: [String]) -> Int {
    var last = start
    for index in lines.indices.dropFirst(start + 1) {
      guard let first = lines[index].first else { continue }
      guard first.isWhitespace || first == "}" || first == ")" else { break }
      last = index
    }
    return last
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

  /// The probe that stands on this line; nil for a line between probes.
  func declaration(onLine line: Int) -> Declaration? {
    declarations.first { $0.lines.contains(line) }
  }
}
