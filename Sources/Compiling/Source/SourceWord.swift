/// A piece of Swift source as far as a glance tells: a name, a string, or a mark.
///
/// No parser: comments are skipped and strings are kept whole, which is enough to find where a view
/// was written.
struct SourceWord: Hashable {
  enum Content: Hashable {
    case name(String)
    /// The literal parts of a string; between each two stands an interpolation.
    case string([String])
    case mark(Character)
  }

  var content: Content
  /// Counted from 1.
  var line: Int
  /// Where it stands in the file's characters.
  var range: Range<Int>

  var name: String? { if case .name(let name) = content { name } else { nil } }
  var parts: [String]? { if case .string(let parts) = content { parts } else { nil } }

  func isMark(_ character: Character) -> Bool { content == .mark(character) }
}
