import Foundation
import Storage
import TestSupport
import Testing

@Suite("Files that can be made again", .serialized)
struct ScratchFileTests {
  @Test func aFileIsReplacedAtomically() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "file")
    try ScratchFile.write([UInt8](repeating: 7, count: 200_000), to: file)
    try ScratchFile.write(Data("short".utf8), to: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == "short")
    try ScratchFile.replace(file, with: Data("other".utf8))
    #expect(try String(contentsOf: file, encoding: .utf8) == "other")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file"])
  }

  @Test func anOverfullFolderLosesSeveralEntries() throws {
    let folder = try TemporaryFolder()
    for number in 0..<9 {
      let file = try folder.file("place/\(number)", "text")
      // Later files are newer, whatever the clock's resolution.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(number))],
        ofItemAtPath: file.path)
    }
    let place = folder.url.appending(path: "place").path
    folder.cache.makeRoom(in: "place", capacity: 9)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place).count == 9)
    folder.cache.makeRoom(in: "place", capacity: 8)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place).sorted()
        == ["3", "4", "5", "6", "7", "8"])
    folder.cache.noteUse(of: "place/3")
    folder.cache.makeRoom(in: "place", capacity: 4)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place).sorted() == ["3", "7", "8"])
  }

  @Test func anUnwritableFileIsReportedWithTheReason() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "missing/file")
    let error = #expect(throws: CocoaError.self) { try ScratchFile.write(Data(), to: file) }
    #expect(
      SystemReason.text(of: try #require(error)) == "\(file.path): No such file or directory")
    // A folder is in the file's place, so the draft is deleted.
    let place = folder.url.appending(path: "place")
    try FileManager.default.createDirectory(
      at: place.appending(path: "inside"), withIntermediateDirectories: true)
    #expect(throws: CocoaError.self) { try ScratchFile.replace(place, with: Data()) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["place"])
  }
}
