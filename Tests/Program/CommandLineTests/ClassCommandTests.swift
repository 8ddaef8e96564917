import Foundation
import TestSupport
import Testing

/// `rings class new`: a teacher's starting point, with editor support.
@Suite("class", .serialized, .startsProcesses, .mainPath)
struct ClassCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func schema() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text("class.schema.json").utf8))
    return try #require(value as? [String: Any])
  }

  /// Returns the keys that the reader lists when it finds an unknown key.
  private func keysKnown(_ text: String) throws -> Set<String> {
    let place = folder.appending(path: "strange.yml")
    try Data(text.utf8).write(to: place)
    let outcome = try RingsProcess().run("grade", folder.path, "--class", place.path, "--dry-run")
    #expect(outcome.status == 2, "\(outcome.errors)")
    let words = outcome.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let list = try #require(words.firstMatch(of: /the keys here are ([a-z, -]+)/), "\(words)").1
    return Set(list.split(separator: ", ").map { $0.trimmingCharacters(in: .whitespaces) })
  }

  @Test func editorsKnowTheKeysOfAClassFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try RingsProcess().run("class", "new", folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let first = try text("class.yml").split(separator: "\n").first
    #expect(first == "# yaml-language-server: $schema=class.schema.json")
    let schema = try schema()
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(try Set(properties.keys) == keysKnown("zzzzzzzz: 1\n"))
    for (list, start) in [("exercises", "id"), ("extensions", "who")] {
      let items = try #require(properties[list]?["items"] as? [String: Any])
      let one = (items["anyOf"] as? [[String: Any]])?.last ?? items
      let keys = try #require(one["properties"] as? [String: Any]).keys
      #expect(try Set(keys) == keysKnown("\(list):\n  - \(start): a\n    zzzzzzzz: 1\n"))
    }
    let late = try #require(properties["late"]?["properties"] as? [String: Any])
    #expect(try Set(late.keys) == keysKnown("late:\n  zzzzzzzz: 1\n"))
    // Completion includes names of exercises and quizzes.
    #expect(try text("class.schema.json").contains("\"forecast-model\""))
    #expect(try text("class.schema.json").contains("\"glance\""))
  }

  @Test func aClassFollowsARouteOfThePack() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try RingsProcess().run("class", "new", folder.path, "--route", "app-switcher")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try text("class.yml").contains("\nroute: app-switcher\n"))
    #expect(try text("class.yml").contains("\n# exercises:\n"))
    let place = folder.appending(path: "class.yml")
    let strange = try text("class.yml").replacing("route: app-switcher", with: "route: scenic")
    try Data(strange.utf8).write(to: place)
    let graded = try RingsProcess().run(
      "grade", folder.path, "--class", place.path, "--dry-run")
    #expect(graded.status == 2)
    let said = graded.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      said.contains(
        "its routes are weather-widget, tint, older-targets, app-switcher, everything"), "\(said)")
  }

  @Test func aTeachersTextIsKeptAndTheSchemaIsUpdated() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["class.yml", "class.schema.json"] {
      try Data("{}\n".utf8).write(to: folder.appending(path: name))
    }
    let outcome = try RingsProcess().run("class", "new", folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.words.contains("class.yml already exists, so it stays as it is."))
    #expect(try text("class.yml") == "{}\n")
    #expect(try schema()["title"] as? String == "class.yml")
  }
}
