import Testing

/// Unknown names with a missing import.
extension PhoneTests {
  @Test func aMissingImportIsNamedWithItsFramework() throws {
    let outcome = try run(
      "inspect",
      """
      import SwiftUI
      struct Pier: View {
        var body: some View { Text("Pier").widgetAccentable() }
      }
      """)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("widgetAccentable belongs to WidgetKit"))
    #expect(outcome.errors.contains("import WidgetKit"))
    let slip = try run("inspect", "import SwiftUI\nlet pier = Text(\"Pier\").boldd()\n")
    #expect(!slip.errors.contains("belongs to"))
  }

  @Test func aLabelUsedByManyFrameworksNamesNone() throws {
    let words = [
      "x", "name", "value", "date", "entry", "context", "family", "Entry", "Content", "T",
    ]
    let lines = words.map { "let pier\($0) = [\($0)]" }
    let outcome = try run("inspect", "import Foundation\n" + lines.joined(separator: "\n"))
    #expect(outcome.status == 1)
    #expect(!outcome.errors.contains("belongs to"), "\(outcome.errors)")
    let missing = try run(
      "inspect",
      "import Foundation\nlet pier: Timeline<Int>? = nil\nfunc sail() { withAnimation {} }")
    #expect(missing.errors.contains("Timeline belongs to WidgetKit"))
    #expect(missing.errors.contains("withAnimation belongs to SwiftUI"))
  }

  @Test func namesPossiblyDeclaredInOmittedFilesHaveNoFramework() throws {
    let outcome = try run(
      "inspect",
      """
      import Foundation
      struct Pier { var forecast: Forecast, harbour: HarbourOfThisCourse }
      """)
    #expect(outcome.status == 1)
    #expect(!outcome.errors.contains("WeatherKit"), "\(outcome.errors)")
  }

  @Test func aNameOfAnotherFileInTheFolderIsNamedWithItsFile() throws {
    let outcome = try run(
      "inspect", "struct Pier { var forecast: Forecast }",
      beside: ["Weather.swift": "struct Forecast { var degrees = 3 }"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("`Forecast` is in `Weather.swift`"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("WeatherKit"), "\(outcome.errors)")
  }

  @Test func foundationNamesOfAppleSystemsAreKnown() throws {
    let outcome = try run(
      "inspect",
      """
      import Foundation
      extension Double { func rounded2() -> Double { Darwin.round(self * 2) / Darwin.sqrt(4) } }
      func name() throws -> String? { try PersonNameComponents("Grace Hopper").familyName }
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let colors = try run(
      "inspect",
      """
      import SwiftUI
      let colors = [Color(.pink), Color(.mint), Color(.lightText), Color(.darkText), Color(.red)]
      let plain: UIColor = .lightText
      """)
    #expect(colors.status == 0, "\(colors.errors)")
  }
}
