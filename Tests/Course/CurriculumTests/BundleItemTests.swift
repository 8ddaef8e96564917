import Curriculum
import Foundation
import Testing

@Suite struct BundleItemTests {
  @Test func bundleItemsAreFound() throws {
    let folder = try TemporaryFolder()
    for name in ["Widget.swift", "towns.json", "Info.plist", "notes.doc", ".hidden.json"] {
      try folder.write(name, "")
    }
    try folder.write("Assets.xcassets/Contents.json", "{}")
    let items = try BundleItem.all(in: folder.url)
    #expect(
      items.map(\.url.lastPathComponent) == ["Assets.xcassets", "Info.plist", "towns.json"])
    #expect(items.map(\.isCatalog) == [true, false, false])
  }

  @Test func stringsTablesAreFoundWithTheirLanguages() throws {
    let folder = try TemporaryFolder()
    try folder.write("Localizable.xcstrings", "{}")
    try folder.write("ko.lproj/Localizable.strings", "")
    let items = try BundleItem.all(in: folder.url)
    #expect(items.map(\.url.lastPathComponent) == ["Localizable.xcstrings", "ko.lproj"])
    #expect(items.map(\.isFolder) == [false, true])
  }

  @Test func editorSettingsAreNoWidgetData() throws {
    let folder = try TemporaryFolder()
    try folder.write("compile_commands.json", "[]")
    #expect(try BundleItem.all(in: folder.url) == [])
  }
}
