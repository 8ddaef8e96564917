import Curriculum
import Foundation
import Terminal
import TestSupport
import Testing

/// Checks the files of this repository's courses without a judge, for every folder.
@Suite(.serialized) struct LessonFilesTests {
  /// Packs to judge like the course: the result of `rings pack new` with an author's changes.
  static let others = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Packs")

  static var packs: [URL] {
    SwiftFiles.folders(in: Repository.lessons) + SwiftFiles.folders(in: others)
  }

  @Test func aCourseExists() {
    #expect(!Self.packs.isEmpty)
  }

  /// Rings finds packs in the order of their folders' names.
  @Test func theWeatherCourseIsTheDefault() throws {
    let library = PackLibrary(searchFolders: [Repository.lessons])
    #expect(try library.pack().identifier == "weather-widget")
    #expect(try library.pack("windowsill").languages == ["en", "ko"])
  }

  @Test(arguments: packs)
  func thePackIsValid(folder: URL) throws {
    let pack = try PackLibrary.read(folder)
    #expect(pack.solutionsFolder != nil)
    #expect(PackAudit(pack).problems().map { $0.description(relativeTo: folder) } == [])
  }

  @Test(arguments: packs)
  func lessonsShowTheSameCodeInEveryLanguage(folder: URL) throws {
    let pack = try PackLibrary.read(folder)
    for exercise in pack.exercises {
      let blocks = try pack.languages.map { language in
        Self.codeLines(try exercise.lesson(language: language))
      }
      for other in blocks.dropFirst() {
        #expect(other == blocks[0], "\(exercise.identifier): the languages show different code")
      }
    }
  }

  @Test(arguments: packs)
  func probesHoldNoExpectedValues(folder: URL) throws {
    let pack = try PackLibrary.read(folder)
    for exercise in pack.exercises where exercise.kind == .code {
      for file in exercise.probeFiles {
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(!text.contains("XCTAssert"), "\(file.path): probes hold no expected values")
      }
    }
  }

  /// A new learner sees or does something within the first twelve lines.
  @Test(arguments: SwiftFiles.folders(in: Repository.lessons))
  func theFirstRingBeginsWithAPicture(folder: URL) throws {
    let pack = try PackLibrary.read(folder)
    let printer = MarkdownPrinter(.plain(language: .english))
    for exercise in pack.rings[0].exercises {
      for language in pack.languages {
        let lesson = MarkdownDocument(parsing: try exercise.lesson(language: language))
        let prose = lesson.blocks.prefix { block in
          switch block {
          case .code, .table: false
          default: true
          }
        }
        let lines = printer.lines(MarkdownDocument(blocks: Array(prose)))
          .filter { !$0.text.allSatisfy(\.isWhitespace) }
        #expect(
          lines.count <= 14,
          "\(exercise.identifier), \(language): \(lines.count) lines with the title come first")
      }
    }
  }

  /// Returns the Swift code of a lesson without comments, which are translated.
  private static func codeLines(_ text: String) -> [String] {
    var lines: [String] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```swift"
      } else if isInside, let code = line.firstMatch(of: /^(.*?)\s*(\/\/.*)?$/), !code.1.isEmpty {
        lines.append(String(code.1))
      }
    }
    return lines
  }
}
