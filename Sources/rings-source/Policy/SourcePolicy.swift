import SourceQuestions
import SwiftParser
import SwiftSyntax

/// Finds what a submission may not use: the inner wall, in front of the jail.
///
/// It guards what strict memory safety and the object's undefined symbols do not show: attributes
/// that name linker symbols, code that runs while a library is loaded, standard types made to lie.
struct SourcePolicy {
  let rules: PolicyRules

  init(_ rules: PolicyRules) {
    self.rules = rules
  }

  func findings(in source: SourceText) -> [PolicyFinding] {
    let tree = Parser.parse(source: source.text)
    let visitor = PolicyVisitor(
      rules: rules, file: source.name,
      converter: SourceLocationConverter(fileName: source.name, tree: tree))
    visitor.walk(tree)
    return visitor.findings
  }
}
