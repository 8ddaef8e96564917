import Foundation
import SwiftSource

/// A view expression that is compiled along with the learner's files.
///
/// The worker finds it by its name.
package struct ViewExpression: Hashable, Sendable {
  package var name: String
  package var source: String
  /// Declarations that follow the expression at the file's top level.
  package var definitions: String
  /// Modules to import in addition to the default imports, so that names have the same meaning as in the
  /// learner's files.
  var imports: [String] = []

  package init(name: String, source: String, definitions: String = "") {
    self.definitions = definitions
    self.name = name
    self.source = source
  }

  /// The file name that messages about the expression use.
  package static let fileName = "expression"

  static func variable(at index: Int) -> String { "ringsView_\(index)" }

  /// Returns the source of a file with a probe that creates the view.
  func source(index: Int) -> String {
    imports.map { "import \($0);" }.joined() + Self.head
      + "let \(Self.variable(at: index)) = LessonProbes::ViewProbe(\(name.swiftLiteral)) {\n"
      + source
      + "\n}\n" + definitions
  }

  static let usualImports: Set = ["AppIntents", "SwiftUI", "WidgetKit"]

  private static let head = """
    import AppIntents
    import LessonProbes
    import SwiftUI
    import WidgetKit


    """

  private static let linesBefore = head.count { $0 == "\n" } + 1

  /// Converts a line of the generated file to a line of the expression, from 1.
  static func line(ofGenerated line: Int) -> Int { max(1, line - linesBefore) }

  /// Returns the name of the file in which an expression is compiled.
  static func generatedFile(at index: Int) -> String { "\(generatedName)\(index).swift" }

  private static let generatedName = "RingsView"

  static func isExpression(_ file: String?) -> Bool {
    (file as NSString?)?.lastPathComponent.hasPrefix(generatedName) ?? false
  }
}
