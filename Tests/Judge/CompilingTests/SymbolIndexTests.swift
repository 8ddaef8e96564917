import Compiling
import Foundation
import Storage
import Synchronization
import TestSupport
import Testing

/// The symbols of Apple's API in our modules, as reported by the compiler.
@Suite("Names that have a page", .serialized, .startsProcesses) struct SymbolIndexTests {
  @Test(arguments: [
    "padding", ".padding", "padding()", ".padding(8)", "padding(_:_:)", "View.padding", "PADDING",
  ])
  func aModifierIsFoundInAnySpelling(typed: String) async throws {
    let found = try await CompilerFixture.compiler().symbols().symbols(named: typed)
    let first = try #require(found.first)
    #expect(first.name == "padding")
    #expect(first.owner == "View")
    #expect(found.contains { $0.declaration.contains("_ edges: Edge.Set = .all") })
  }

  @Test(
    .mainPath,
    arguments: [
      ("@State", "State", "SwiftUI"), ("Edge.Set", "Set", "SwiftUI"),
      ("\\.widgetFamily", "widgetFamily", "WidgetKit"),
      (".systemSmall", "systemSmall", "WidgetKit"),
      ("AppIntent", "AppIntent", "AppIntents"), ("BarMark", "BarMark", "Charts"),
      ("UIColor", "UIColor", "UIKit"),
      ("LocalizedStringResource", "LocalizedStringResource", "Foundation"),
    ])
  func typesAndValuesAreFoundWithTheirFramework(
    typed: String, name: String, framework: String
  ) async throws {
    let found = try await CompilerFixture.compiler().symbols().symbols(named: typed)
    #expect(found.first?.name == name)
    #expect(found.first?.framework == framework)
  }

  @Test(.mainPath) func caseMattersWhenBothSpellingsExist() async throws {
    let index = try await CompilerFixture.compiler().symbols()
    #expect(index.symbols(named: "Color").allSatisfy { $0.name == "Color" })
    #expect(index.symbols(named: "color").allSatisfy { $0.name == "color" })
  }

  @Test(.mainPath) func theFirstVersionAndTheCommentAreIncluded() async throws {
    let index = try await CompilerFixture.compiler().symbols()
    let symbol = try #require(index.symbols(named: "widgetAccentable").first)
    #expect(symbol.since == "16.0")
    #expect(symbol.explanation.contains("accent group"))
    let example = try #require(symbol.example)
    #expect(example.code.contains(".widgetAccentable()"))
    #expect(example.isExpression)
    #expect(index.symbols(named: "Text").first?.since == "13.0")
    #expect(index.symbols(named: "foregroundColor").contains { $0.deprecated != nil })
  }

  @Test func conditionalMembersNameTheirConditions() async throws {
    let index = try await CompilerFixture.compiler().symbols()
    let reds = index.symbols(named: "red")
    #expect(reds.contains { $0.owner == "ShapeStyle" && $0.condition == "Self == Color" })
  }

  @Test func unavailableSymbolsHaveNoPage() async throws {
    let index = try await CompilerFixture.compiler().symbols()
    // A symbol of watchOS only, and symbols of our own.
    #expect(!index.symbols(named: "accessoryCorner").contains { $0.owner == "WidgetFamily" })
    for name in ["changingEnvironment", "noting", "AcceptedCall", "LayoutNode"] {
      #expect(index.symbols(named: name) == [], "\(name)")
    }
    #expect(!index.names.contains { $0.hasPrefix("_") || $0.isEmpty })
    #expect(index.symbols.allSatisfy { !$0.declaration.contains("StandIn") })
  }

  @Test(arguments: [
    ("paddng", "padding"), ("accentable", "widgetAccentable"), ("Vstack", "VStack"),
    ("timelineprovidr", "TimelineProvider"),
  ])
  func anUnknownNameGetsTheNearest(typed: String, near: String) async throws {
    let index = try await CompilerFixture.compiler().symbols()
    let found = index.symbols(named: typed).map(\.name) + index.names(near: typed)
    #expect(found.contains(near), "\(found)")
  }

  @Test(arguments: ["", " ", ".", "()", "@", "\u{7}", "qq(", "…"])
  func whatIsNoNameAtAllFindsNothing(typed: String) async throws {
    let index = try await CompilerFixture.compiler().symbols()
    #expect(index.symbols(named: typed) == [])
    _ = index.names(near: typed)
  }

  @Test func modulesAreReadOnce() async throws {
    let folder = try TemporaryFolder()
    let compiler = try await CompilerFixture.compiler(cache: CacheDirectory(url: folder.url))
    let readings = Mutex(0)
    #expect(compiler.keptSymbols() == nil)
    let first = try await compiler.symbols { readings.withLock { $0 += 1 } }
    let second = try await compiler.symbols { readings.withLock { $0 += 1 } }
    #expect(readings.withLock { $0 } == 1)
    #expect(first.names == second.names)
    #expect(compiler.keptSymbols()?.names == first.names)
  }
}
