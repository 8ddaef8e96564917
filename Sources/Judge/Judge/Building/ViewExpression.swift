import Foundation
import SwiftSource

/// A view expression to compile along with somebody's files, under a name to draw it by.
package struct ViewExpression: Hashable, Sendable {
  package var name: String
  /// Swift source such as `SmallWeatherView(weather: .preview)`.
  package var source: String
  /// Declarations that stand behind it at the file's top level.
  package var definitions: String
  /// Modules besides the usual ones, so that names mean in the expression what they mean in the files.
  var imports: [String] = []

  package init(name: String, source: String, definitions: String = "") {
    self.definitions = definitions
    self.name = name
    self.source = source
  }

  /// The file that messages about the expression name.
  package static let fileName = "expression"

  static func variable(at index: Int) -> String { "ringsView_\(index)" }

  /// A file with a probe that makes the view.
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

  /// The lines of the generated file before the expression's own first line.
  private static let linesBefore = head.count { $0 == "\n" } + 1

  /// The expression's own line, from 1, for one of the file that it was compiled in.
  static func line(ofGenerated line: Int) -> Int { max(1, line - linesBefore) }

  /// The file in which an expression is compiled.
  static func generatedFile(at index: Int) -> String { "\(generatedName)\(index).swift" }

  private static let generatedName = "RingsView"

  /// True for the path of such a file.
  static func isExpression(_ file: String?) -> Bool {
    (file as NSString?)?.lastPathComponent.hasPrefix(generatedName) ?? false
  }
}
