import Compiling
import Sentences
import Stage

/// All that is told about a name of Apple's API.
package struct DocumentationPage {
  /// A piece of source that shows the name at work.
  package struct Example {
    var code: String
    /// The title of the exercise from whose lesson it is; nil for one of the declaration's own comment.
    var lesson: Sentence?
    /// Whether it is a view that stands by itself, and can be drawn.
    package var isView: Bool
  }

  struct Exercise {
    var identifier: String
    var number: Int
    var title: Sentence
  }

  /// As learners write it: `padding`.
  package var name: String
  /// The declarations of the name, the most important first.
  var symbols: [DocumentedSymbol]
  /// How a value of it is made, where it is a type.
  var initializers: [DocumentedSymbol]
  /// Names of a type's other members.
  var members: [String]
  /// What it is for, in Markdown; empty where nobody wrote it down.
  var comment: String
  var remarks: [InterfaceRemark]
  package var example: Example?
  /// The exercises that teach it.
  var exercises: [Exercise]

  /// The first iOS that has any of it, and the frameworks that declare it.
  var since: String? { symbols.compactMap(\.since).min { Self.isOlder($0, $1) } }
  var frameworks: [String] {
    var seen: Set<String> = []
    return symbols.map(\.framework).filter { seen.insert($0).inserted }
  }

  private static func isOlder(_ one: String, _ other: String) -> Bool {
    let parts = [one, other].map { $0.split(separator: ".").compactMap { Int($0) } }
    return parts[0].lexicographicallyPrecedes(parts[1])
  }
}

extension DocumentationPage {
  /// The modes in which an example is drawn: what each makes of it is seen where they stand side by side.
  static let modes = ["fullColor", "accented", "vibrant"]
}
