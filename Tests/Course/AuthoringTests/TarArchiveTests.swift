import Authoring
import Foundation
import TestSupport
import Testing

@Suite("Archives that strangers made", .serialized, .startsProcesses, .mainPath)
struct TarArchiveTests {
  private typealias Entry = TarArchive.Entry

  private func refusal(_ data: Data) -> ArchiveFlaw? {
    do {
      _ = try TarArchive(reading: data, named: "a.tar")
      return nil
    } catch {
      guard case .badArchive("a.tar", let flaw) = error else { return nil }
      return flaw
    }
  }

  private func archive(_ paths: String...) throws -> Data {
    try TarArchive(entries: paths.map { Entry(path: $0, contents: Data("x".utf8)) }).data()
  }

  @Test func archivesAreReadableByOtherPrograms() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appending(path: "a.tar")
      let long = String(repeating: "long-name/", count: 12) + "file.txt"
      let entries = [
        Entry(path: "b/한글.txt", contents: Data("둘".utf8)),
        Entry(path: long, contents: Data(repeating: 7, count: 513)),
      ]
      try TarArchive(entries: entries).data().write(to: file)
      #expect(try TarArchive(reading: Data(contentsOf: file), named: "a").entries == entries)
      let tar = Process()
      tar.executableURL = URL(filePath: "/usr/bin/env")
      tar.arguments = ["tar", "-xf", file.path, "-C", folder.path]
      try tar.run()
      tar.waitUntilExit()
      #expect(tar.terminationStatus == 0)
      #expect(try Data(contentsOf: folder.appending(path: long)).count == 513)
    }
  }

  @Test(arguments: ["../escape", "/etc/passwd", "a/../../b", "a//b", "./a", "a/"])
  func pathsOutsideTheArchiveAreRefused(path: String) throws {
    #expect(refusal(try archive(path)) == .leadsOut(path))
  }

  @Test(arguments: [".bashrc", "pack/.git/hooks/post-checkout"])
  func hiddenFilesAreRefused(path: String) throws {
    #expect(refusal(try archive(path)) == .hidden(path))
  }

  @Test(arguments: ["a/\u{1B}[2J", "a/\n"])
  func namesWithControlCharactersAreRefused(path: String) throws {
    #expect(refusal(try archive(path)) == .strangeName(path))
  }

  @Test func duplicateEntriesAreRefused() throws {
    #expect(refusal(try archive("a/b", "a/b")) == .twice("a/b"))
    #expect(refusal(try archive("a/b", "a/b/c")) == .twice("a/b"))
  }

  @Test(arguments: Array("123456xg".utf8))
  func onlyRegularFilesAreExtracted(kind: UInt8) throws {
    let data = try sealed(archive("a/b")) { $0[156] = kind }
    let flaw = refusal(data)
    #expect(kind == UInt8(ascii: "5") ? flaw == .empty : flaw == .noPlainFile("a/b"))
  }

  @Test func damageIsReported() throws {
    let whole = try TarArchive(entries: [Entry(path: "a/b", contents: Data(count: 2000))]).data()
    #expect(refusal(Data()) == .empty)
    #expect(refusal(Data("no archive".utf8) + Data(count: 2000)) == .noArchive)
    #expect(refusal(whole.prefix(1000)) == .cutOff)
    var flipped = whole
    flipped[flipped.startIndex + 3] ^= 1
    #expect(refusal(flipped) == .damaged)
    let unnumbered = try sealed(whole) { $0.replaceSubrange(124..<127, with: "xyz".utf8) }
    #expect(refusal(unnumbered) == .damaged)
    #expect(refusal(Data([0x1F, 0x8B, 8, 0]) + Data(count: 600)) == .compressed)
  }

  @Test func hugeDeclaredSizesAreRefused() throws {
    let huge = try sealed(archive("a/b")) {
      $0.replaceSubrange(124..<135, with: "77777777777".utf8)
    }
    #expect(refusal(huge) == .cutOff)
    let negative = try sealed(archive("a/b")) { $0.replaceSubrange(124..<127, with: "-01".utf8) }
    #expect(refusal(negative) == .damaged)
    let binary = try sealed(archive("a/b")) { $0[124] = 0x80 }
    #expect(refusal(binary) == .damaged)
  }

  @Test func aBundleIsAFolderWithOnePack() throws {
    try TemporaryFolder.use { folder in
      func flaw(_ paths: String...) throws -> ArchiveFlaw? {
        let file = folder.appending(path: "a.tar")
        try TarArchive(entries: paths.map { Entry(path: $0, contents: Data()) }).data()
          .write(to: file)
        let place = folder.appending(path: UUID().uuidString)
        do {
          _ = try PackBundle.unpack(file, into: place)
          return nil
        } catch .badArchive(_, let flaw) {
          // A refused archive writes nothing.
          #expect(!FileManager.default.fileExists(atPath: place.path))
          return flaw
        } catch {
          throw error
        }
      }
      let missing = try flaw("a/b")
      #expect(missing == .noPack)
      #expect(try flaw("a/pack.yml", "b/pack.yml") == .noPack)
      #expect(try flaw("a/pack.yml", "b/c") == .beside("b/c"))
      #expect(try flaw("a/pack.yml", "a/b/c") == nil)
    }
  }

  @Test func invalidArchivesAreNotRead() throws {
    try TemporaryFolder.use { folder in
      let pipe = folder.appending(path: "pipe")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      #expect(throws: AuthoringError.noPlainFile(pipe.path)) {
        try PackBundle.unpack(pipe, into: folder.appending(path: "out"))
      }
      let large = folder.appending(path: "large")
      #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
      #expect(truncate(large.path, 1 << 40) == 0)
      #expect(throws: AuthoringError.tooLarge(large.path)) {
        try PackBundle.unpack(large, into: folder.appending(path: "out"))
      }
    }
  }

  /// Returns the archive with a changed first header and a corrected checksum.
  private func sealed(_ data: Data, _ change: (inout [UInt8]) -> Void) throws -> Data {
    var bytes = [UInt8](data)
    change(&bytes)
    bytes.replaceSubrange(148..<156, with: Array(repeating: UInt8(ascii: " "), count: 8))
    let sum = bytes[..<512].reduce(0) { $0 + Int($1) }
    let digits = String(sum, radix: 8)
    let field = String(repeating: "0", count: 6 - digits.count) + digits + "\0 "
    bytes.replaceSubrange(148..<156, with: field.utf8)
    return Data(bytes)
  }
}
