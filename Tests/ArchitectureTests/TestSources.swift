import Foundation
import SwiftSource

/// The files in `Tests` with their suites, for tests about tests.
struct TestSources {
  struct TestFunction {
    var name: String
    /// The words of the test's attributes, such as `mainPath`.
    var marks: Set<String>
    var body: Set<String>
  }

  struct Suite {
    var target: String
    var name: String
    var marks: Set<String>
    var tests: [TestFunction]

    var startsProcesses: Bool { !marks.isDisjoint(with: ["startsProcesses", "runsAlone"]) }
  }

  struct File {
    var path: String
    var target: String
    var source: SwiftFile
    var words: Set<String>
    /// The types that the file declares, without the types that it only extends.
    var types: Set<String> = []
    var extended: Set<String> = []
    /// The functions and properties that the file declares, in any type.
    var members: Set<String> = []
    var suites: [Suite] = []
  }

  private(set) var files: [File]

  /// Reads the sources of all test targets, without the files that are test data.
  init() throws {
    files = try House.swiftFiles(under: "Tests").compactMap { url in
      let path = House.relativePath(of: url)
      let folders = path.split(separator: "/").dropLast().map(String.init)
      let isRead = !Set(folders).isDisjoint(with: ["Cases", "Packs", "Submissions", "Golden"])
      guard !isRead,
        let target = folders.first(where: {
          $0 == "TestSupport" || $0.hasSuffix("Tests") && $0 != "Tests"
        })
      else { return nil }
      return File(
        path: path, target: target,
        SwiftFile(try String(contentsOf: url, encoding: .utf8), name: path))
    }
  }

  init(_ files: [File]) { self.files = files }

  /// Returns a file and the fixtures that its tests may call, directly or indirectly.
  ///
  /// These are the files that declare the types it mentions, and the files that extend such a type with a
  /// member it mentions.
  func reach(of file: File) -> [File] {
    // Extensions of types from other modules don't count: every file mentions `String`.
    let fixtures = files.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    var reached = [file]
    var next = [file]
    var seen: Set<String> = [file.path]
    while let place = next.popLast() {
      for other in files
      where (other.target == file.target || other.target == "TestSupport")
        && !seen.contains(other.path)
      {
        let isExtended =
          !place.words.isDisjoint(with: other.extended.intersection(fixtures))
          && !place.words.isDisjoint(with: other.members)
        guard isExtended || !place.words.isDisjoint(with: other.types) else { continue }
        seen.insert(other.path)
        reached.append(other)
        next.append(other)
      }
    }
    return reached
  }
}

extension TestSources.File {
  init(path: String, target: String, _ source: SwiftFile) {
    self.path = path
    self.target = target
    self.source = source
    words = Set(source.tokens.filter { $0.kind == .word }.map(\.text))
    for declaration in source.declarations() {
      guard let open = declaration.body, let close = source[open].partner else { continue }
      let isType = ["struct", "class", "enum", "actor", "protocol"].contains(declaration.keyword)
      guard isType || declaration.isExtension else { continue }
      let name =
        declaration.name
        ?? source.tokens[declaration.places.lowerBound..<open].first {
          $0.kind == .word && $0.text.first?.isUppercase == true
        }?.text
      guard let name else { continue }
      let functions = source.declarations(in: open + 1..<close)
      members.formUnion(functions.compactMap(\.name))
      if declaration.isExtension { extended.insert(name) }
      let marks = marks(of: declaration)
      let tests = functions.compactMap { function -> TestSources.TestFunction? in
        guard let body = function.body, let end = source[body].partner, let name = function.name,
          function.attributes.contains("@Test")
        else { return nil }
        return TestSources.TestFunction(
          name: name, marks: self.marks(of: function), body: Self.words(source.tokens[body..<end]))
      }
      if isType, marks.contains("@Suite") || !tests.isEmpty {
        suites.append(TestSources.Suite(target: target, name: name, marks: marks, tests: tests))
      } else if isType {
        types.insert(name)
      }
    }
    // Declarations next to suites are only for those suites.
    if !suites.isEmpty { members = [] }
  }

  private static func words(_ tokens: ArraySlice<CodeToken>) -> Set<String> {
    Set(tokens.filter { $0.kind == .word }.map(\.text))
  }

  /// Returns the words before a declaration's keyword: its attributes with their arguments.
  private func marks(of declaration: PlacedDeclaration) -> Set<String> {
    let tokens = source.tokens[declaration.places]
    let end = tokens.firstIndex { $0.isWord(declaration.keyword) && $0.kind == .word }
    return Self.words(tokens[..<(end ?? tokens.endIndex)])
  }
}
