import Compiling
import Curriculum
import Foundation
import Judge
import Processes
import TestSupport
import Testing
import Viewing

/// `rings docs` has a page for all of Apple's API that the course's solutions use.
@Suite(.serialized, .startsProcesses, .thorough) struct DocumentedSolutionsTests {
  /// Returns our modules' declarations that compiled solutions reference, with the compiler's names.
  private static func used(by pack: Pack, _ configuration: JudgeConfiguration) async throws
    -> Set<String>
  {
    let exercises = pack.exercises.filter { $0.kind == .code }
    let found = try await concurrently(exercises, atMost: 2) { exercise -> Set<String> in
      let own = try pack.solutionFiles(of: exercise)
      let used = try UsedFiles(
        of: exercise, in: pack, ownNames: Set(own.map(\.lastPathComponent))
      ) { _ in [] }.files.map(\.file)
      guard
        case .plugin(let plugin) = try await configuration.compiler.compile(sources: own + used)
          .outcome
      else { return [] }
      let symbols = try await ProcessCommand(
        executable: "\(configuration.toolchain.root)/bin/llvm-nm",
        arguments: ["--dynamic", "--undefined-only", "--format=just-symbols", plugin.url.path]
      ).run()
      return Set(symbols.outputText.split(separator: "\n").map(String.init))
    }
    return found.reduce(into: []) { $0.formUnion($1) }
  }

  /// Returns `View.padding` for `(extension in SwiftUI):SwiftUI.View.padding(SwiftUI.EdgeInsets) -> some`, or
  /// `nil` for a declaration that isn't written in source.
  private static func path(of demangled: Substring) -> String? {
    let declaration =
      /^(?:static )?(?:\(extension in \w+\):)?(?:SwiftUI|WidgetKit|AppIntents)\.((?:\w+(?:<[^()]*>)?\.)*\w+)(?:\.getter : |\.setter : |\(|<[^()]*>\()/
    guard let match = demangled.firstMatch(of: declaration) else { return nil }
    let path = match.1.replacing(/<[^()]*>/, with: "")
    let words = path.split(separator: ".")
    // An initializer is documented under its type's name.
    let named = ["init", "__allocating_init"].contains(words.last) ? words.dropLast() : words[...]
    guard !named.isEmpty, !named.contains(where: { $0.hasPrefix("_") }) else { return nil }
    return named.joined(separator: ".")
  }

  @Test func everySymbolInTheSolutionsHasAPage() async throws {
    let configuration = try await LessonJudge.shared.judge.configuration
    let pack = try PackLibrary.read(Repository.weather)
    let mangled = try await Self.used(by: pack, configuration).filter { $0.hasPrefix("$s") }
    let demangled = try await ProcessCommand(
      executable: "\(configuration.toolchain.root)/bin/swift-demangle",
      arguments: ["--compact"]
    ).run(input: Array(mangled.sorted().joined(separator: "\n").utf8)).outputText
    let paths = Set(demangled.split(separator: "\n").compactMap(Self.path))
    #expect(paths.count > 150, "\(paths.count): do the symbols read otherwise?")
    let index = try await configuration.compiler.symbols()
    let known = Set(index.symbols.map(\.path))
    let missing = paths.filter { !known.contains($0) }.sorted()
    #expect(missing == [])
    for path in paths.intersection(["View.padding", "View.widgetAccentable", "Text"]) {
      #expect(index.symbols(named: path).contains { $0.path == path })
    }
  }

  @Test func everyDocumentationExampleCompiles() async throws {
    let configuration = try await LessonJudge.shared.judge.configuration
    let index = try await configuration.compiler.symbols()
    let examples = Set(index.symbols.compactMap(\.example)).filter(\.isExpression)
    let views = examples.sorted { $0.code < $1.code }
    #expect(views.count > 40, "\(views.count)")
    let opening = try await Studio(configuration).open(
      files: [],
      views: views.enumerated().map {
        ViewExpression(name: "view\($0.offset)", source: $0.element.code)
      })
    switch opening {
    case .refused(let diagnostics):
      Issue.record("\(diagnostics.filter { $0.severity == .error }.map(\.message))")
    case .opened(let session, _): await session.close()
    }
  }
}
