import SwiftSource

/// Creates mutants of a solution's file from its syntax: typical omissions and mix-ups.
///
/// Changes only the parts that the starter lacks, because the learner doesn't write the rest. The compiler
/// decides whether a mutant is valid.
struct MutantMaker {
  let source: SwiftFile
  /// Whether each token belongs to the solution and not to the starter.
  private let isOwn: [Bool]
  /// The positions of types' braces, which enclose declarations instead of statements.
  let typeBraces: Set<Int>
  /// The numbers and strings in the checks, as Swift literals.
  let asked: AskedValues

  /// - Parameters:
  ///   - starter: The starter's version of the file; nil if the solution adds it.
  ///   - changesPreviews: Whether to change previews. Most exercises don't require any.
  ///   - asked: The values in the checks, which a learner could hard-code.
  init(
    _ source: SwiftFile, starter: String?, changesPreviews: Bool = false,
    asked: AskedValues = AskedValues()
  ) {
    self.source = source
    self.asked = asked
    let lines = Self.ownLines(of: String(decoding: source.bytes, as: UTF8.self), starter: starter)
    let types = source.types
    typeBraces = Set(types.map { $0.body.startIndex - 1 })
    var isOwn = source.tokens.map { lines.contains($0.line) }
    if !changesPreviews {
      let previews =
        types.filter { $0.inherited.contains("PreviewProvider") }.map { $0.body.indices }
        + source.calls(to: "#Preview").map { $0.whole }
      for place in previews.joined() { isOwn[place] = false }
    }
    for statement in source.imports { for place in statement.path { isOwn[place] = false } }
    self.isOwn = isOwn
  }

  /// Returns the numbers, counting from 1, of the lines that the starter lacks.
  private static func ownLines(of text: String, starter: String?) -> Set<Int> {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.trimmingPrefix { $0 == " " }.description
      }
    }
    let solution = lines(text)
    guard let starter else { return Set(1...solution.count) }
    var own: Set<Int> = []
    for change in solution.difference(from: lines(starter)) {
      if case .insert(let offset, _, _) = change { own.insert(offset + 1) }
    }
    return own
  }

  /// Returns all mutants in source order, each with a unique description.
  func mutants() -> [Mutant] {
    var made: [Mutant] = statements() + strings() + byHeart()
    for place in source.tokens.indices where isOwn[place] {
      made += modifiers(at: place)
      made += numbers(at: place)
      made += names(at: place)
      made += waits(at: place)
      made += elements(at: place)
      made += policies(at: place)
      made += conditions(at: place)
      made += comparisons(at: place)
      made += arguments(at: place)
    }
    return numbered(made)
  }

  /// Sorts mutants in source order, removes duplicates, and makes descriptions unique.
  func numbered(_ made: [Mutant]) -> [Mutant] {
    var seen: Set<[String]> = []
    var counts: [String: Int] = [:]
    return made.sorted { ($0.range.lowerBound, $0.change) < ($1.range.lowerBound, $1.change) }
      .filter {
        seen.insert(["\($0.range.lowerBound)-\($0.range.upperBound)", $0.replacement]).inserted
      }
      .map { mutant in
        let number = counts[mutant.change, default: 0] + 1
        counts[mutant.change] = number
        guard number > 1 else { return mutant }
        var later = mutant
        later.change += " #\(number)"
        return later
      }
  }

  func owns(_ place: Int) -> Bool { isOwn.indices.contains(place) && isOwn[place] }

  /// Returns a mutant that drops or replaces tokens.
  func mutant(_ kind: MutantKind, _ places: Range<Int>, by replacement: String = "") -> Mutant {
    let first = source[places.lowerBound]
    let range = first.range.lowerBound..<source[places.upperBound - 1].range.upperBound
    let (old, new) = (Self.line(source.text(places)), Self.line(replacement))
    return Mutant(
      file: source.name, kind: kind, range: range, replacement: replacement, line: first.line,
      column: first.column, change: new.isEmpty ? "drop \(old)" : "\(old) → \(new)")
  }

  /// Returns text on a single line, shortened if necessary.
  private static func line(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    return words.count > longestText ? words.prefix(longestText) + " …" : words
  }

  /// The maximum length of a piece of code in a description.
  ///
  /// This is long enough to be distinctive and short enough for a manifest.
  private static let longestText = 60
}
