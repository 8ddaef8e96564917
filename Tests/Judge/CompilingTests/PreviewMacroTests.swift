import Compiling
import Foundation
import Jailing
import TestSupport
import Testing

@Suite(.serialized, .startsProcesses) struct PreviewMacroTests {
  /// Our own program, which is built next to the tests.
  private static let executable = CompilerFixture.modules.deletingLastPathComponent()
    .appending(path: "rings-macros")
  static let hasExecutable = FileManager.default.isExecutableFile(atPath: executable.path)

  @Test(.mainPath, .enabled(if: hasExecutable)) func everyFormOfPreviewCompiles() async throws {
    let outcome = try await compile(
      """
      import SwiftUI
      import WidgetKit

      struct Entry: TimelineEntry { let date: Date }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
      }
      struct Small: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "small", provider: Provider()) { _ in EmptyView() }
        }
      }

      #Preview { EmptyView() }
      #Preview("By name") { EmptyView() }
      #Preview("With traits", traits: .sizeThatFitsLayout) { EmptyView() }
      #Preview(as: .systemSmall) { Small() } timeline: {
        Entry(date: .now)
        for hour in 0..<3 { Entry(date: .now + Double(hour)) }
      }
      @available(iOS 17.0, *)
      #Preview("날씨 \\"작은\\"", as: .systemSmall) { Small() } timelineProvider: { Provider() }
      """)
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test(.mainPath, .enabled(if: hasExecutable)) func anErrorInAPreviewIsReportedInTheLearnersFile()
    async throws
  {
    let outcome = try await compile(
      "import SwiftUI\n\n#Preview(\"wrong\") {\n  Missing()\n}\n")
    guard case .diagnostics(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(found.first?.message.contains("cannot find 'Missing' in scope") ?? false)
    #expect(found.first?.location?.line == 4)
  }

  @Test(.mainPath, .enabled(if: hasExecutable)) func attachedMacrosExpand() async throws {
    let outcome = try await compile(
      """
      import AppIntents
      import SwiftData
      import SwiftUI

      struct Entry { let date: Date }
      @available(iOS 26, *)
      struct Stop: AppEntity, IndexedEntity {
        struct Stops: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [Stop] { [] }
        }
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
        static let defaultQuery = Stops()
        let id: Int
        var displayRepresentation: DisplayRepresentation { "\\(name)" }
        @ComputedProperty(title: "Name") var name: String { "Stop \\(id)" }
        @AppIntents.DeferredProperty var lines: [Int] { get async { [id] } }
      }
      extension EnvironmentValues {
        @Entry var gap: CGFloat = 8
      }
      @Model
      final class City {
        @Attribute(.unique) var name: String
        @Relationship(deleteRule: .cascade) var streets: [Street] = []
        init(name: String) { self.name = name }
      }
      @Model final class Street {
        var name = ""
        init() {}
      }
      struct Cities: View {
        @Query(sort: \\City.name) private var cities: [City]
        @Environment(\\.gap) private var gap
        var body: some View { VStack(spacing: gap) { ForEach(cities) { Text($0.name) } } }
      }
      #Preview {
        @Previewable @State var count = 1
        Text("\\(count)")
      }
      """)
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test(.enabled(if: hasExecutable)) func anEntryWithoutAValueIsReported() async throws {
    let outcome = try await compile(
      "import SwiftUI\nextension EnvironmentValues {\n  @Entry var gap: CGFloat\n}\n")
    guard case .diagnostics(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(found.contains { $0.message.contains("Give the property a type and a value") })
  }

  private func compile(_ source: String) async throws -> CompileOutcome {
    let folder = try TemporaryFolder()
    let compiler = PluginCompiler(
      toolchain: try await Toolchain.find(cache: CompilerFixture.cache),
      jail: await Jail.best(cache: CompilerFixture.cache), modules: CompilerFixture.modules,
      cache: CompilerFixture.cache,
      macros: MacroProgram(executable: Self.executable))
    return try await compiler.compile(sources: [try folder.file("A.swift", source)]).outcome
  }
}
