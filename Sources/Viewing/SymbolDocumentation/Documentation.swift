package import Compiling
package import Curriculum
import Foundation
package import Host
import Judge
import Sentences
import WorkerProtocol

/// Pages about Apple's API, made from the SDK's declarations, remarks on what pictures support, and a course.
package struct Documentation {
  package let index: SymbolIndex
  private let remarks: [String: [InterfaceRemark]]
  private let names: CourseNames
  private let pack: Pack
  private let commentViews: CommentViews

  /// Reads the sources of all pages; the first time after a build, this takes some seconds.
  ///
  /// - Parameter onReading: Called if reading takes that long.
  package static func found(
    for course: Course, in context: CommandContext, onReading: @Sendable () -> Void = {}
  ) async throws -> Documentation {
    let configuration = try await JudgeConfiguration.found(executable: context.executable)
    async let index = configuration.compiler.symbols(onReading: onReading)
    let report = try await configuration.programs.own(.remarks)
    let remarks = try JSONDecoder().decode([InterfaceRemark].self, from: Data(report))
    let names = CourseNames.of(
      course.pack, language: course.language.rawValue, cache: configuration.cache)
    return Documentation(index: try await index, remarks: remarks, names: names, pack: course.pack)
  }

  private init(
    index: SymbolIndex, remarks: [InterfaceRemark], names: CourseNames, pack: Pack
  ) {
    self.index = index
    self.names = names
    self.pack = pack
    commentViews = CommentViews(of: index)
    self.remarks = remarks.reduce(into: [:]) { found, remark in
      // File a remark on `Animation.repeatForever(autoreverses:)` under `repeatForever`.
      for name in Set(remark.names.map { String($0.prefix { $0 != "(" }) }) {
        found[name.split(separator: ".").last.map(String.init) ?? name, default: []].append(remark)
      }
    }
  }

  package func page(for typed: String) -> DocumentationPage? {
    let symbols = index.symbols(named: typed)
    guard let first = symbols.first else { return nil }
    let types = symbols.filter(\.isType)
    let members = types.first.map { index.members(of: $0.path) } ?? []
    return DocumentationPage(
      name: first.name, symbols: symbols,
      initializers: members.filter { $0.kind == .initializer },
      members: Self.names(of: members.filter { $0.kind != .initializer }),
      comment: Self.explanation(of: symbols), remarks: remarks[first.name] ?? [],
      example: example(of: first.name, declared: symbols),
      exercises: exercises(teaching: first.name))
  }

  package var pages: [DocumentationPage] { index.names.compactMap(page) }

  /// The names with a page that the course teaches.
  package var taught: [String] { index.names.filter(names.taught.contains) }

  private static func names(of members: [DocumentedSymbol]) -> [String] {
    var seen: Set<String> = []
    return members.map(\.name).filter { seen.insert($0).inserted }
      .sorted { $0.lowercased() < $1.lowercased() }
  }

  /// Returns the doc comments of the declarations, without duplicates.
  private static func explanation(of symbols: [DocumentedSymbol]) -> String {
    var seen: Set<String> = []
    return symbols.map(\.explanation).filter { !$0.isEmpty && seen.insert($0).inserted }
      .joined(separator: "\n\n")
  }

  /// Returns the example for a name.
  ///
  /// The example comes from the declaration's own comment, or else from the course or another comment.
  /// Examples that can be drawn come first.
  private func example(
    of name: String, declared symbols: [DocumentedSymbol]
  ) -> DocumentationPage.Example? {
    if let own = symbols.compactMap(\.example).first {
      return DocumentationPage.Example(code: own.code, lesson: nil, isView: own.isExpression)
    }
    if let view = names.example(of: name, isView: true) { return example(view) }
    if let other = commentViews.first(using: name) {
      return DocumentationPage.Example(code: other, lesson: nil, isView: true)
    }
    return names.example(of: name, isView: false).map(example)
  }

  private func example(_ example: CourseNames.Example) -> DocumentationPage.Example {
    DocumentationPage.Example(
      code: example.code.trimmingCharacters(in: .whitespacesAndNewlines),
      lesson: (try? pack.find(example.exercise))?.title.sentence, isView: example.isView)
  }

  private func exercises(teaching name: String) -> [DocumentationPage.Exercise] {
    let all = pack.exercises
    return names.exercises(teaching: name).compactMap { identifier in
      guard let place = all.firstIndex(where: { $0.identifier == identifier }) else { return nil }
      return DocumentationPage.Exercise(
        identifier: identifier, number: place + 1, title: all[place].title.sentence)
    }
  }
}
