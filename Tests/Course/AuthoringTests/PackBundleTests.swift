import Authoring
import Curriculum
import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct PackBundleTests {
  private func pack(in folder: URL) throws -> Pack {
    let scaffold = try PackScaffold(identifier: "my-pack", languages: ["en"])
    return try PackLibrary.read(scaffold.write(into: folder))
  }

  @Test func aBundleReadsBackAsTheSamePack() throws {
    try TemporaryFolder.use { folder in
      let original = try pack(in: folder)
      let bundle = try PackBundle(of: original)
      #expect(bundle.fileName == "my-pack-0.1.0.tar")
      let file = folder.appending(path: bundle.fileName)
      try bundle.data().write(to: file)
      let unpacked = try PackBundle.unpack(file, into: folder.appending(path: "unpacked"))
      let copy = try PackLibrary.read(unpacked)
      #expect(copy.identifier == original.identifier)
      #expect(copy.exercises.map(\.checks) == original.exercises.map(\.checks))
      let exercise = try #require(copy.exercises.first)
      #expect(try copy.solutionFiles(of: exercise).count == 1)
      #expect(try PackBundle(of: copy).digest() == bundle.digest())
    }
  }

  @Test func theSamePackGivesTheSameBytes() throws {
    try TemporaryFolder.use { first in
      try TemporaryFolder.use { second in
        let file = second.appending(path: "my-pack/.DS_Store")
        let (one, other) = (try pack(in: first), try pack(in: second))
        try Data("a".utf8).write(to: file)
        #expect(try PackBundle(of: one).data() == PackBundle(of: other).data())
      }
    }
  }

  @Test func unvalidatedBundlesSaySoAndHaveTheSameDigest() throws {
    try TemporaryFolder.use { folder in
      let pack = try pack(in: folder)
      let (proven, unchecked) = (
        try PackBundle(of: pack), try PackBundle(of: pack, isProven: false)
      )
      #expect(try proven.digest() == unchecked.digest())
      let file = folder.appending(path: "a.tar")
      try unchecked.data().write(to: file)
      let copy = try PackLibrary.read(
        PackBundle.unpack(file, into: folder.appending(path: "copy")))
      #expect(copy.bundle == BundleManifest(edition: .whole, isProven: false))
      #expect(try PackBundle(of: copy).data() == proven.data())
    }
  }

  @Test func linksAreReportedAndNotFollowed() throws {
    try TemporaryFolder.use { folder in
      let pack = try pack(in: folder)
      let link = pack.folder.appending(path: "secret.png")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "/etc/passwd")
      #expect(throws: AuthoringError.link(link.path)) { try PackBundle(of: pack) }
      try FileManager.default.removeItem(at: link)
      #expect(mkfifo(link.path, 0o600) == 0)
      #expect(throws: AuthoringError.noPlainFile(link.path)) { try PackBundle(of: pack) }
    }
  }
}
