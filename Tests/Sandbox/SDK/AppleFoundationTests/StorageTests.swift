import AppleFoundation
import Testing

@Suite struct StorageTests {
  @Test func anAppGroupHasOneFolder() throws {
    let manager = FileManager.default
    let folder = try #require(
      manager.containerURL(forSecurityApplicationGroupIdentifier: "group.rings.tests"))
    #expect(
      folder
        == manager.containerURL(
          forSecurityApplicationGroupIdentifier: "group.rings.tests"))
    #expect(manager.fileExists(atPath: folder.path))
  }

  @Test(arguments: ["", "../outside", ".hidden"])
  func anEscapingIdentifierHasNoFolder(identifier: String) {
    #expect(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier) == nil)
  }

  @Test func keyValueAccessReadsUserDefaults() throws {
    let defaults = try #require(UserDefaults(suiteName: "rings.tests.keyvalue"))
    defer { defaults.removePersistentDomain(forName: "rings.tests.keyvalue") }
    defaults.setValue(7, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 7)
  }
}
