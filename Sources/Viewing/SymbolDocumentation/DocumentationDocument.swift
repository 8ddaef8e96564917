import Compiling
package import Results
import Sentences
import WorkerProtocol

/// A page as `docs --json` prints it.
package struct DocumentationDocument: Encodable {
  struct Declaration: Encodable {
    var title: String
    var owner: String?
    var condition: String?
    var kind: String
    var declaration: String
    var framework: String
    var ios: String?
    /// The iOS version that deprecated the API; empty if the API is deprecated in all versions.
    var deprecated: String?
  }

  struct Remark: Encodable {
    var treatment: String
    var remark: Sentence
  }

  struct Example: Encodable {
    var code: String
    var lesson: Sentence?
    var isDrawn: Bool
    var pictures: [JSONFields]
  }

  struct Exercise: Encodable {
    var id: String
    var number: Int
    var title: Sentence
  }

  var version = 1
  var name: String
  var ios: String?
  var frameworks: [String]
  var declarations: [Declaration]
  var initializers: [Declaration]
  var members: [String]
  var comment: String
  var remarks: [Remark]
  var example: Example?
  var exercises: [Exercise]

  package init(_ page: DocumentationPage, pictures: [JSONFields]) {
    name = page.name
    ios = page.since
    frameworks = page.frameworks
    declarations = page.symbols.map(Declaration.init)
    initializers = page.initializers.map(Declaration.init)
    members = page.members
    comment = page.comment
    remarks = page.remarks.map { Remark(treatment: $0.treatment.rawValue, remark: $0.remark) }
    example = page.example.map {
      Example(
        code: $0.code, lesson: $0.lesson, isDrawn: !pictures.isEmpty, pictures: pictures)
    }
    exercises = page.exercises.map {
      Exercise(id: $0.identifier, number: $0.number, title: $0.title)
    }
  }
}

extension DocumentationDocument.Declaration {
  init(_ symbol: DocumentedSymbol) {
    self.init(
      title: symbol.title, owner: symbol.owner, condition: symbol.condition,
      kind: String(symbol.kind.rawValue.trimmingPrefix("swift.")),
      declaration: symbol.declaration, framework: symbol.framework, ios: symbol.since,
      deprecated: symbol.deprecated)
  }
}

/// The names with a page, as `docs --json` without a name prints them.
package struct DocumentationNames: Encodable {
  var version = 1
  var taught: [String]
  var names: [String]

  package init(taught: [String], names: [String]) {
    self.taught = taught
    self.names = names
  }
}
