import Compiling
import Foundation
import TestSupport
import Testing

/// A file that is half written says something else than the whole one.
@Suite("Files that become whole") struct WrittenFilesTests {
  @Test func whatHasOnlyGrownIsNotWhole() async throws {
    let folder = try TemporaryFolder()
    let written = try #require(WrittenFiles(in: folder.url, tellsOfChanges: true))
    let file = folder.url.appending(path: "words.dia")
    let descriptor = open(file.path, O_WRONLY | O_CREAT, 0o600)
    #expect(write(descriptor, "first", 5) == 5)
    #expect(await written.next() == [])
    #expect(write(descriptor, "second", 6) == 6)
    #expect(await written.next() == [])
    close(descriptor)
    #expect(await written.next() == ["words.dia"])
    written.close()
  }

  @Test func whatIsMovedIntoItsPlaceIsWhole() async throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    let file = try elsewhere.file("a.o", "object")
    let written = try #require(WrittenFiles(in: folder.url, tellsOfChanges: false))
    #expect(rename(file.path, folder.url.appending(path: "b.o").path) == 0)
    #expect(await written.next() == ["b.o"])
    written.close()
  }
}
