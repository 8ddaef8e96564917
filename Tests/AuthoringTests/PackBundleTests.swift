import Authoring
import Curriculum
import Foundation
import Testing

@Suite struct PackBundleTests {
  private func pack(in folder: URL) throws -> Pack {
    let scaffold = try PackScaffold(identifier: "my-pack", languages: ["en"])
    return try PackLibrary.read(scaffold.write(into: folder))
  }

  @Test func aBundleInstallsAsThePackThatItWas() throws {
    let folder = try Folder()
    let original = try pack(in: folder.url)
    let bundle = PackBundle(of: original)
    #expect(bundle.fileName == "my-pack-0.1.0.tar")
    let file = folder.url.appending(path: bundle.fileName)
    try bundle.data().write(to: file)
    let unpacked = try PackBundle.unpack(file, into: folder.url.appending(path: "unpacked"))
    let copy = try PackLibrary.read(unpacked)
    #expect(copy.identifier == original.identifier)
    #expect(copy.exercises.map(\.checks) == original.exercises.map(\.checks))
    let exercise = try #require(copy.exercises.first)
    #expect(try copy.solutionFiles(of: exercise).count == 1)
  }

  @Test func theSamePackGivesTheSameBytes() throws {
    let (first, second) = (try Folder(), try Folder())
    #expect(
      try PackBundle(of: pack(in: first.url)).data()
        == PackBundle(of: pack(in: second.url)).data())
  }

  @Test func solutionsMayStayAtHome() throws {
    let folder = try Folder()
    let bundle = PackBundle(of: try pack(in: folder.url), includesSolutions: false)
    let archive = try TarArchive(reading: bundle.data(), named: "a.tar")
    #expect(!archive.entries.contains { $0.path.contains("Solutions") })
    #expect(archive.entries.contains { $0.path == "my-pack/pack.yml" })
  }

  @Test func otherProgramsReadIt() throws {
    let folder = try Folder()
    let file = folder.url.appending(path: "a.tar")
    let long = String(repeating: "long-name/", count: 12) + "file.txt"
    let entries = [
      TarArchive.Entry(path: "b/한글.txt", contents: Data("둘".utf8)),
      TarArchive.Entry(path: long, contents: Data(repeating: 7, count: 513)),
    ]
    try TarArchive(entries: entries).data().write(to: file)
    #expect(try TarArchive(reading: Data(contentsOf: file), named: "a").entries == entries)
    let tar = Process()
    tar.executableURL = URL(filePath: "/usr/bin/env")
    tar.arguments = ["tar", "-xf", file.path, "-C", folder.url.path]
    try tar.run()
    tar.waitUntilExit()
    #expect(tar.terminationStatus == 0)
    #expect(try Data(contentsOf: folder.url.appending(path: long)).count == 513)
  }

  @Test(arguments: ["../escape", "/etc/passwd", "a/../../b", "a//b", "./a"])
  func pathsThatLeadElsewhereAreRefused(path: String) throws {
    let data = try TarArchive(entries: [.init(path: path, contents: Data())]).data()
    #expect(throws: AuthoringError.self) { try TarArchive(reading: data, named: "a.tar") }
  }

  @Test func damageIsTold() throws {
    let whole = try TarArchive(entries: [.init(path: "a/b", contents: Data(count: 2000))]).data()
    for damaged in [Data(), Data("no archive".utf8) + Data(count: 2000), whole.prefix(1000)] {
      #expect(throws: AuthoringError.self) { try TarArchive(reading: damaged, named: "a.tar") }
    }
    var link = whole
    link[link.startIndex + 156] = UInt8(ascii: "2")
    #expect(throws: AuthoringError.badArchive("a.tar", reason: "“a/b” is no plain file")) {
      try TarArchive(reading: link, named: "a.tar")
    }
  }
}

/// A folder that goes with its last reference.
private final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
