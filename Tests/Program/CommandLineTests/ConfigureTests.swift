import Foundation
import Sentences
import TestSupport
import Testing

@Suite("rings configure", .serialized, .startsProcesses)
struct ConfigureTests {
  private func configure(
    _ exercise: String, _ options: String..., language: Language = .english
  ) async throws -> RingsProcess.Outcome {
    try await RingsProcess.answered(
      ["configure"] + RingsProcess.solution(exercise) + options, language: language)
  }

  private func configureFile(
    _ source: String, _ options: [String] = [], as name: String = "Sheet.swift"
  ) async throws -> RingsProcess.Outcome {
    let folder = try TemporaryFolder()
    // The folder is removed when its last reference goes.
    defer { withExtendedLifetime(folder) {} }
    let file = try folder.file(name, source)
    return try await RingsProcess.answered(["configure", file.path] + options)
  }

  @Test(.mainPath) func theSheetListsTitlesAndValuesInOrder() async throws {
    let outcome = try await configure(
      "place-and-units", "--set", "town=Busan", "--set", "usesFahrenheit=on")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.words.contains("See how warm it is, in your degrees."))
    #expect(outcome.words.contains("Busan ⌄"))
    #expect(outcome.words.contains("( ●)"))
    #expect(outcome.words.contains("✓ busan Busan"))
  }

  @Test(.mainPath) func theJSONMatchesItsSchema() async throws {
    let outcome = try await configure("place-and-units", "--set", "town=busan", "--json")
    #expect(try SchemaCheck("configure").problems(in: outcome.output) == [])
    #expect(outcome.output.contains("\"valueTitle\" : \"Busan\""))
    let still = try await configure("toggle-favourite", "--json")
    #expect(try SchemaCheck("configure").problems(in: still.output) == [])
  }

  @Test(.mainPath) func aWidgetWithoutSettingsHasNoSheet() async throws {
    let outcome = try await configure("toggle-favourite", language: .korean)
    #expect(outcome.status == 0)
    #expect(outcome.words.contains("‘위젯 편집’이 나오지 않아요"))
  }

  @Test(arguments: [
    ("town=Busn", "busan (Busan)"), ("twon=busan", "Available: town and usesFahrenheit"),
    ("usesFahrenheit=perhaps", "on or off"),
  ])
  func invalidValuesListTheValidOnes(choice: String, answer: String) async throws {
    for command in ["configure", "render", "timeline", "tap"] {
      let outcome = try await RingsProcess.answered(
        [command] + RingsProcess.solution("place-and-units") + ["--set", choice])
      #expect(outcome.status == 2, "\(command): \(outcome.errors)")
      #expect(outcome.errors.contains(answer), "\(command): \(outcome.errors)")
    }
  }

  @Test func aNarrowTerminalIsNeverExceeded() async throws {
    let outcome = try await RingsProcess.answered(
      ["configure"] + RingsProcess.solution("place-and-units") + ["--width", "30"])
    let widest = outcome.output.split(separator: "\n").prefix { !$0.contains("town:") }
      .map(\.count).max()
    #expect(widest == 30)
  }

  // MARK: Entities

  @Test func aSearchAndADeletedEntity() async throws {
    let found = try await configureFile(SheetSource.cities, ["--search", "se"])
    #expect(
      found.words.contains("Search “se” finds: ✓ seoul Seoul sendai Sendai"), "\(found.words)")
    let gone = try await configureFile(SheetSource.cities, ["--set", "city=Seuol"])
    #expect(gone.status == 0, "\(gone.errors)")
    #expect(gone.words.contains("fall back to “Seoul”"))
    let typed = try await configureFile(SheetSource.cities, ["--set", "city=Sendai", "--json"])
    #expect(typed.output.contains("\"value\" : \"sendai\""))
  }

  @Test func aRequiredParameterWithoutAValueIsNamed() async throws {
    let source = SheetSource.cities.replacing("City? { City.all.first }", with: "City? { nil }")
    let outcome = try await configureFile(source)
    #expect(outcome.words.contains("“city” has no value until the user chooses one"))
    #expect(outcome.words.contains("Choose ›"))
  }

  @Test func anEndlessQueryIsReportedOnce() async throws {
    let source = SheetSource.cities.replacing(
      "-> [City] { City.all }",
      with: "-> [City] { while true { try await Task.sleep(for: .seconds(9)) } }")
    let outcome = try await configureFile(source)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("CityQuery didn't return within 3 seconds"))
  }

  @Test func aCrashingQueryIsReportedWithItsLine() async throws {
    let source = SheetSource.cities.replacing(
      "-> [City] { City.all }", with: "-> [City] { [City.all[12]] }")
    let outcome = try await configureFile(source)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Sheet.swift:"), "\(outcome.errors)")
  }
}

/// A widget whose city comes from a query.
enum SheetSource {
  static let cities = """
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct City: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
      static let defaultQuery = CityQuery()
      static let all = [City(id: "seoul", name: "Seoul"), City(id: "busan", name: "Busan")]
      let id: String
      let name: String
      var displayRepresentation: DisplayRepresentation { "\\(name)" }
    }

    struct CityQuery: EntityStringQuery {
      private var world: [City] { City.all + [City(id: "sendai", name: "Sendai")] }

      func entities(for identifiers: [String]) async throws -> [City] {
        world.filter { identifiers.contains($0.id) }
      }
      func suggestedEntities() async throws -> [City] { City.all }
      func entities(matching string: String) async throws -> [City] {
        world.filter { $0.name.localizedCaseInsensitiveContains(string) }
      }
      func defaultResult() async -> City? { City.all.first }
    }

    struct CityIntent: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "City"
      @Parameter(title: "City") var city: City
    }

    struct CityEntry: TimelineEntry {
      let date: Date
      let name: String
    }

    struct CityProvider: AppIntentTimelineProvider {
      func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now, name: "") }
      func snapshot(for intent: CityIntent, in context: Context) async -> CityEntry {
        CityEntry(date: .now, name: "there")
      }
      func timeline(for intent: CityIntent, in context: Context) async -> Timeline<CityEntry> {
        Timeline(entries: [CityEntry(date: .now, name: "there")], policy: .never)
      }
    }

    struct CityWidget: Widget {
      var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "City", provider: CityProvider()) { entry in
          Text(entry.name).containerBackground(.white, for: .widget)
        }
        .configurationDisplayName("City")
      }
    }
    """
}
