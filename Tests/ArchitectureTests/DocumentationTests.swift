import Foundation
import Testing

@Suite("What authors of checks and the two sides of the border use is documented")
struct DocumentationTests {
  static let targets = ["LessonChecks", "PhoneFacts", "Simulator", "WorkerProtocol"]

  @Test(arguments: targets)
  func everyDeclarationIsDocumented(target: String) throws {
    let files = try House.swiftFiles(under: #require(House.manifest.folders[target]))
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for (line, declaration) in DeclarationLines(of: text).undocumented {
        Issue.record("\(House.relativePath(of: file)):\(line): `\(declaration)` has no comment")
      }
    }
  }

  @Test func aDeclarationWithoutACommentIsFound() {
    let found = DeclarationLines(
      of: """
        package import Foundation
        /// Documented.
        @MainActor
        package struct Box {
          package var size: Int
          /// Documented.
          package static let none = 0
          var own: Int
          package init(from decoder: any Decoder) throws {}
          package mutating func grow() {}
        }
        package enum Kind {
          case small
          /// Documented.
          case large
          var isSmall: Bool {
            switch self {
            case .small: true
            case .large: false
            }
          }
        }
        """
    ).undocumented
    #expect(found.map(\.line) == [5, 10, 12, 13])
  }
}

/// The `public` and `package` declarations in a file, found line by line, and the cases of such enumerations.
private struct DeclarationLines {
  private let lines: [Substring]

  init(of text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The declarations without a doc comment; lines count from 1.
  var undocumented: [(line: Int, declaration: String)] {
    var found: [(Int, String)] = []
    /// The indentation of each enclosing enumeration.
    var enumerations: [Int] = []
    for (place, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      guard !code.isEmpty, !code.hasPrefix("//") else { continue }
      let indentation = line.count - code.count
      while let last = enumerations.last, indentation <= last { enumerations.removeLast() }
      let isCase = code.hasPrefix("case ") && enumerations.last == indentation - 2
      guard isCase || Self.isVisible(code), !Self.isWitness(code) else { continue }
      if code.contains("enum "), !code.contains("}") { enumerations.append(indentation) }
      if !isDocumented(place) { found.append((place + 1, String(code))) }
    }
    return found
  }

  private func isDocumented(_ place: Int) -> Bool {
    let above = lines[..<place].reversed().map { $0.drop { $0 == " " } }
    return above.first { !$0.hasPrefix("@") }?.hasPrefix("///") ?? false
  }

  private static let keywords: Set = [
    "actor", "associatedtype", "class", "enum", "func", "init", "let", "protocol", "struct",
    "subscript", "typealias", "var",
  ]

  private static func isVisible(_ code: Substring) -> Bool {
    let words = code.prefix { $0 != "{" && $0 != "=" && $0 != ":" }.split(separator: " ")
      .map { $0.prefix { $0.isLetter || $0 == "@" } }
    let declaration = words.prefix { !keywords.contains(String($0)) }
    return declaration.count < words.count
      && declaration.contains { $0 == "public" || $0 == "package" }
  }

  /// Returns whether the declaration implements a protocol requirement, which the protocol documents.
  private static func isWitness(_ code: Substring) -> Bool {
    [
      "var description: String", "var body: ", "init(from decoder", "func encode(to",
      "func hash(into", "static func < (", "static func == (", "init?(rawValue: ",
      "var rawValue: ", "static var allCases: ", "typealias Response = ",
      "var erased: AnyWorkerRequest",
    ].contains { code.contains($0) } && !code.contains("String?")
  }
}
