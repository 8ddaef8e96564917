import Foundation
import Storage
import TestSupport
import Testing

@Suite(.serialized) struct FileVersionTests {
  private static let seen = FileVersion(
    number: 7, size: 100, modified: 1_000, changed: 2_000, isSettled: true)

  @Test func anUnchangedFileHasTheSameVersion() {
    #expect(Self.seen.isStill(Self.seen))
  }

  @Test(arguments: [
    FileVersion(number: 8, size: 100, modified: 1_000, changed: 2_000, isSettled: true),
    FileVersion(number: 7, size: 101, modified: 1_000, changed: 2_000, isSettled: true),
    FileVersion(number: 7, size: 100, modified: 1_001, changed: 2_000, isSettled: true),
    FileVersion(number: 7, size: 100, modified: 1_000, changed: 2_001, isSettled: true),
  ])
  func anyDifferenceIsAnotherVersion(version: FileVersion) {
    #expect(!Self.seen.isStill(version))
  }

  @Test func aVeryRecentVersionIsNeverTheSame() {
    let young = FileVersion(
      number: 7, size: 100, modified: 1_000, changed: 2_000, isSettled: false)
    #expect(!young.isStill(Self.seen))
  }

  @Test func aRecentlyWrittenFileIsNotFinal() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "rings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(FileSight(at: file.path) == .nothing)
    try Data("new".utf8).write(to: file)
    // The file's own modification date doesn't count.
    try FileManager.default.setAttributes(
      [.modificationDate: Date.distantPast], ofItemAtPath: file.path)
    guard case .file(let version) = FileSight(at: file.path) else {
      Issue.record("no file")
      return
    }
    #expect(version.size == 3 && !version.isSettled)
  }

  @Test func linksAreFollowedOnlyOnRequest() throws {
    let link = FileManager.default.temporaryDirectory.appending(path: "rings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: link) }
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "/")
    #expect(FileSight(at: link.path) == .other)
    guard case .folder = FileSight(at: link.path, followsLinks: true) else {
      Issue.record("no folder")
      return
    }
    #expect(FileSight(at: link.path + "/etc/hostname/beneath") == .nothing)
  }
}
