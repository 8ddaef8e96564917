import Foundation
import TestSupport
import Testing

/// Xcode generates classes from an `.intentdefinition` file next to the Swift files.
@Suite("Intent definitions", .serialized, .startsProcesses)
struct IntentDefinitionTests {
  /// Returns the outcome of a command for a widget with settings in a definition.
  private func run(
    _ command: String, _ options: [String] = [], definition: String? = nil,
    source: String = IntentDefinitionSample.widget
  ) throws -> RingsProcess.Outcome {
    let folder = try TemporaryFolder()
    let file = try folder.file("Colours.swift", source)
    _ = try folder.file(
      "Colours.intentdefinition", definition ?? IntentDefinitionSample.definition)
    return try RingsProcess().run([command, file.path] + options)
  }

  @Test(.mainPath) func theDefinitionsDefaultsAreDrawn() throws {
    let outcome = try run("render", ["--describe"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.words.contains("orange 3 plain nobody"), "\(outcome.words)")
  }

  @Test(.mainPath) func valuesAreSetByTheirTypedNames() throws {
    let choices = [
      "--set", "shade=Deep blue", "--set", "rows=5", "--set", "isLoud=on", "--set", "hero=panda",
    ]
    let outcome = try run("render", ["--describe"] + choices)
    #expect(outcome.words.contains("blue 5 loud panda"), "\(outcome.words) \(outcome.errors)")
  }

  @Test(.mainPath) func theSheetHasTheDefinitionsRows() throws {
    let outcome = try run("configure", ["--set", "shade=blue", "--json"])
    #expect(try SchemaCheck("configure").problems(in: outcome.output) == [])
    #expect(outcome.output.contains("\"valueTitle\" : \"Deep blue\""))
    let shown = try run("configure")
    #expect(shown.words.contains("Shade Orange ⌄"), "\(shown.words)")
    #expect(shown.words.contains("The app's intents extension provides the list"))
  }

  @Test func invalidValuesAreReported() throws {
    let outcome = try run("render", ["--set", "shade=pink"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("blue (Deep blue)"), "\(outcome.errors)")
    #expect(try run("configure", ["--set", "rows=many"]).status == 2)
    let unknown = try run("configure", ["--set", "shades=blue"])
    #expect(unknown.errors.contains("Available: shade"), "\(unknown.errors)")
  }

  @Test func inspectAndGalleryKnowTheWidget() throws {
    let inspected = try run("inspect", ["--json"])
    #expect(inspected.output.contains("\"shade\""), "\(inspected.output) \(inspected.errors)")
    let gallery = try run(
      "gallery", ["--app-target", "16.0", "--extension-target", "16.0", "--ios", "18.0"])
    #expect(gallery.status == 0, "\(gallery.output) \(gallery.errors)")
  }

  @Test func anIntentsExtensionCompiles() throws {
    let handler = """

      class IntentHandler: INExtension, ColoursIntentHandling {
        func provideHeroOptionsCollection(
          for intent: ColoursIntent,
          with completion: @escaping (INObjectCollection<Hero>?, Error?) -> Void
        ) {
          completion(INObjectCollection(items: [Hero(identifier: "1", display: "Panda")]), nil)
        }
        override func handler(for intent: INIntent) -> Any { self }
      }
      """
    let outcome = try run(
      "render", ["--describe"], source: IntentDefinitionSample.widget + handler)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func aDeclaredClassIsNotGenerated() throws {
    let source =
      IntentDefinitionSample.widget + "\npublic enum Shade: Int { case unknown, blue, orange }\n"
    #expect(try run("render", ["--describe"], source: source).status == 0)
  }

  @Test(arguments: [
    "no list at all", "<?xml version=\"1.0\"?><plist><string>x</string></plist>",
    "<?xml version=\"1.0\"?><plist>" + String(repeating: "<array>", count: 20_000),
    // A comment claims that all elements are closed.
    "<?xml version=\"1.0\"?><plist><dict><key>a</key>"
      + String(repeating: "<array><!--</array>-->", count: 30_000)
      + String(repeating: "</array>", count: 30_000) + "</dict></plist>",
    "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict></dict></plist>",
    IntentDefinitionSample.definition.replacing(
      "<string>shade</string>", with: "<string>a b; exit</string>"),
    IntentDefinitionSample.definition + String(repeating: " ", count: 1 << 20),
  ])
  func anInvalidDefinitionIsReportedOnce(definition: String) throws {
    let outcome = try run("render", definition: definition)
    #expect(outcome.status == 1, "\(outcome.status) \(outcome.output) \(outcome.errors)")
    #expect(outcome.errors.contains("Colours.intentdefinition"), "\(outcome.errors)")
  }
}

/// A widget with SiriKit settings.
enum IntentDefinitionSample {
  static let widget = """
    import Intents
    import SwiftUI
    import WidgetKit

    struct ColourEntry: TimelineEntry {
      let date: Date
      let words: String
    }

    struct ColourProvider: IntentTimelineProvider {
      func placeholder(in context: Context) -> ColourEntry { ColourEntry(date: Date(), words: "") }
      func getSnapshot(
        for configuration: ColoursIntent, in context: Context,
        completion: @escaping (ColourEntry) -> Void
      ) {
        completion(entry(for: configuration))
      }
      func getTimeline(
        for configuration: ColoursIntent, in context: Context,
        completion: @escaping (Timeline<ColourEntry>) -> Void
      ) {
        completion(Timeline(entries: [entry(for: configuration)], policy: .never))
      }
      private func entry(for configuration: ColoursIntent) -> ColourEntry {
        let shade = switch configuration.shade {
          case .orange: "orange"
          case .blue: "blue"
          case .unknown: "unknown"
        }
        let loud = configuration.isLoud?.boolValue == true ? "loud" : "plain"
        let hero = configuration.hero?.displayString ?? "nobody"
        return ColourEntry(
          date: Date(), words: "\\(shade) \\(configuration.rows?.intValue ?? 0) \\(loud) \\(hero)")
      }
    }

    struct ColourWidget: Widget {
      var body: some WidgetConfiguration {
        IntentConfiguration(
          kind: "Colours", intent: ColoursIntent.self, provider: ColourProvider()
        ) { entry in
          Text(entry.words).background(Color.white)
        }
        .configurationDisplayName("Colours")
        .supportedFamilies([.systemMedium])
        .contentMarginsDisabled()
        .containerBackgroundRemovable(false)
      }
    }

    @main
    struct Colours: WidgetBundle {
      var body: some Widget { ColourWidget() }
    }
    """

  private static func parameter(_ name: String, _ type: String, _ more: String) -> String {
    """
    <dict>
      <key>INIntentParameterConfigurable</key><true/>
      <key>INIntentParameterName</key><string>\(name)</string>
      <key>INIntentParameterDisplayName</key><string>\(name.capitalized)</string>
      <key>INIntentParameterType</key><string>\(type)</string>
      \(more)
    </dict>
    """
  }

  private static func initial(_ value: String) -> String {
    """
    <key>INIntentParameterMetadata</key>
    <dict><key>INIntentParameterMetadataDefaultValue</key>\(value)</dict>
    """
  }

  static let definition = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>INEnums</key>
      <array><dict>
        <key>INEnumName</key><string>Shade</string>
        <key>INEnumType</key><string>Regular</string>
        <key>INEnumValues</key>
        <array>
          <dict><key>INEnumValueName</key><string>unknown</string></dict>
          <dict>
            <key>INEnumValueDisplayName</key><string>Deep blue</string>
            <key>INEnumValueIndex</key><integer>1</integer>
            <key>INEnumValueName</key><string>blue</string>
          </dict>
          <dict>
            <key>INEnumValueDisplayName</key><string>Orange</string>
            <key>INEnumValueIndex</key><integer>2</integer>
            <key>INEnumValueName</key><string>orange</string>
          </dict>
        </array>
      </dict></array>
      <key>INIntents</key>
      <array><dict>
        <key>INIntentName</key><string>Colours</string>
        <key>INIntentTitle</key><string>Choose a \"shade\"</string>
        <key>INIntentParameters</key>
        <array>
          \(parameter("shade", "Integer", "<key>INIntentParameterEnumType</key><string>Shade</string>" + initial("<string>orange</string>")))
          \(parameter("rows", "Integer", initial("<integer>3</integer>")))
          \(parameter("isLoud", "Boolean", ""))
          \(parameter("hero", "Object", "<key>INIntentParameterObjectType</key><string>Hero</string><key>INIntentParameterSupportsDynamicEnumeration</key><true/>"))
        </array>
        <key>INIntentResponse</key>
        <dict><key>INIntentResponseCodes</key><array>
          <dict><key>INIntentResponseCodeName</key><string>success</string></dict>
          <dict><key>INIntentResponseCodeName</key><string>tooBright</string></dict>
        </array></dict>
      </dict></array>
      <key>INTypes</key>
      <array><dict>
        <key>INTypeName</key><string>Hero</string>
        <key>INTypeProperties</key>
        <array>
          <dict>
            <key>INTypePropertyDefault</key><true/>
            <key>INTypePropertyName</key><string>identifier</string>
            <key>INTypePropertyType</key><string>String</string>
          </dict>
          <dict>
            <key>INTypePropertyName</key><string>healthLevel</string>
            <key>INTypePropertyType</key><string>Decimal</string>
          </dict>
        </array>
      </dict></array>
    </dict>
    </plist>
    """
}
