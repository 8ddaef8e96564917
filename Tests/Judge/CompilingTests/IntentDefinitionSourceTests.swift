import Compiling
import Foundation
import TestSupport
import Testing

@Suite("Source of intent definitions") struct IntentDefinitionSourceTests {
  private static let definition = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>Steps</string>
    <key>INIntentTitle</key><string>Steps</string>
    <key>INIntentParameters</key><array><dict>
    <key>INIntentParameterName</key><string>goal</string>
    <key>INIntentParameterType</key><string>Integer</string>
    </dict></array>
    </dict></array></dict></plist>
    """

  /// A compile of the same source is cached, so every process must generate the same text.
  @Test func theTextDoesNotDependOnTheProcess() throws {
    let folder = try TemporaryFolder()
    let file = IntentDefinitionFile(
      url: try folder.file("Steps.intentdefinition", Self.definition))
    let text = try file.source(besides: [])
    let keys = ["isDynamic", "isList", "isSearchable", "name", "title", "type"]
    let places = keys.compactMap { text.firstRange(of: #"\"\#($0)\":"#)?.lowerBound }
    #expect(places.count == keys.count, "\(text)")
    #expect(places == places.sorted(), "\(text)")
  }
}
