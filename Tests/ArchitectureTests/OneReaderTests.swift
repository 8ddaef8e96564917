import Foundation
import SwiftSource
import TestSupport
import Testing

@Suite("Swift source is read in SwiftSource and nowhere else")
struct OneReaderTests {
  /// Code that looks like a parser of Swift source but reads something else.
  static let others = [
    "Sources/Viewing/XcodeProjects/PropertyList/ProjectValue.swift":
      "quotation marks that it writes",
    "Sources/Judge/Compiling/PropertyList/PropertyList+OldStyle.swift":
      "property lists of NeXT's form",
    "Sources/Viewing/XcodeProjects/Project/BuildSettings.swift":
      "build settings that name each other",
    "Sources/Viewing/XcodeProjects/Project/SettingsFile.swift": "files of build settings",
    "Sources/Judge/Compiling/Absent/OmittedFile.swift": "a type as SwiftSource gives it",
    "Sources/Foundations/Processes/ShellWords.swift": "a command line's words",
    "Sources/Viewing/XcodeProjects/Target/HeaderText.swift": "headers in C",
    "Sources/Foundations/Drawing/Cells/CellGrid+ASCII.swift":
      "signs that terminals lack, by plain ones",
    "Sources/Judge/Compiling/Index/ShadowDeclaration.swift": "what the runtime calls a declaration",
    "Sources/Judge/Judge/Verdict/Meaning/CompilerMeaning+Bodies.swift": "what the compiler says",
    "Sources/Judge/Judge/Repairs/RepairIdeas+Declarations.swift": "lines that are no Swift yet",
    "Sources/Judge/Judge/Repairs/RepairIdeas+OtherLanguages.swift": "lines that are no Swift yet",
    "Sources/Course/Authoring/Mutants/RightVariant.swift": "code that it writes",
    "Sources/Judge/Compiling/Symbols/SymbolCompletion.swift":
      "what stands before a cursor, unfinished",
  ]

  @Test(.thorough) func eachFormatHasOneReader() throws {
    for file in try House.swiftFiles(under: "Sources") {
      let path = House.relativePath(of: file)
      guard let target = House.target(of: file), House.mayReadSwift(target),
        Self.others[path] == nil
      else { continue }
      let signs = SignsOfAReader(in: try String(contentsOf: file, encoding: .utf8)).found
      #expect(signs.isEmpty, "\(path) \(signs.joined(separator: ", ")): ask SwiftSource instead")
    }
  }

  /// Examples of parsers: bytes, characters, lines, patterns.
  @Test(arguments: [
    #"if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isText.toggle() }"#,
    #"if byte == 0x22 || byte == 0x5c {}"#,
    #"switch character { case "\"": a(); case "/" where text.hasPrefix("/*"): b() }"#,
    #"let marks: Set<Character> = Set("\"\\")"#,
    #"let partner = [")": "(", "]": "[", "}": "{"]"#,
    #"if text == "{" { depth += 1 }; if text == "}" { depth -= 1 }"#,
    #"func isOpening(_ byte: UInt8) -> Bool { "([{".utf8.contains(byte) }; let b = ")]}""#,
    #"if byte == 0x7b { depth += 1 } else if byte == 0x7d { depth -= 1 }"#,
    #"let keywords: Set = ["struct", "class", "enum"]"#,
    #"guard words.popFirst() == "import", ["struct", "func"].contains(words.first) else { return }"#,
    #"line.firstMatch(of: /\bfunc\s+(test\w*)\s*\(\s*\)/)"#,
    #"let form = /^import[ \t]+(\w+)/"#, #"let form = try Regex("class\\s+(\\w+)")"#,
    #"struct SourceLexer {}"#, #"private enum Kind { struct CodeTokens {} }"#,
  ])
  func aSecondReaderIsNoticed(code: String) {
    #expect(!SignsOfAReader(in: code).found.isEmpty)
  }

  @Test(arguments: [
    #"let text = "struct A { \"b\" }""#, #"token.isSign("{") || token.isWord("case")"#,
    #"// a scanner of "\"" and "\\" and class\s"#, #"names.contains("(")"#,
  ])
  func queriesAreNotReaders(code: String) {
    #expect(SignsOfAReader(in: code).found.isEmpty)
  }
}
