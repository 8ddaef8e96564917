/// An `if`, `guard` or `while` whose conditions ask for availability, with the places of its parts
/// in the source's bytes.
struct ConditionalStatement: Hashable {
  enum Keyword: String, CaseIterable { case `if`, `guard`, `while` }

  struct Condition: Hashable {
    enum Kind { case available, unavailable, other }

    var kind: Kind
    var range: Range<Int>
    /// What an availability condition lists: a platform's name and its version.
    var platforms: [Platform] = []
  }

  struct Platform: Hashable {
    var name: String
    var version: String
  }

  enum Alternative: Hashable {
    /// `else { … }`, braces included.
    case block(Range<Int>)
    /// `else if`: where that statement begins.
    case statement(Int)
  }

  var keyword: Keyword
  var start: Int
  var conditions: [Condition]
  /// Braces included; of a `guard` its else block.
  var body: Range<Int>
  var alternative: Alternative?
  /// Behind the last brace of it and of every `else` that belongs to it.
  var end: Int
}
