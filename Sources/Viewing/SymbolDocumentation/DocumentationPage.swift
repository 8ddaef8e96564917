import Compiling
import Sentences
import WorkerProtocol

/// The documentation of a name of Apple's API.
package struct DocumentationPage {
  package struct Example {
    var code: String
    /// The title of the lesson that contains the code; nil if it is from the declaration's comment.
    var lesson: Sentence?
    /// Whether the code is a complete view that can be drawn.
    package var isView: Bool
  }

  struct Exercise {
    var identifier: String
    var number: Int
    var title: Sentence
  }

  /// The name as learners write it, such as `padding`.
  package var name: String
  /// The declarations with this name, most important first.
  var symbols: [DocumentedSymbol]
  var initializers: [DocumentedSymbol]
  /// The names of a type's other members.
  var members: [String]
  /// The doc comment in Markdown; empty if there is none.
  var comment: String
  var remarks: [InterfaceRemark]
  package var example: Example?
  var exercises: [Exercise]

  /// The first iOS version that has at least one of the declarations.
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
  /// The modes in which examples are drawn side by side.
  static let modes = ["fullColor", "accented", "vibrant"]
}
