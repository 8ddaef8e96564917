import Foundation
import Storage
import TestSupport
import Testing

@Suite("Folders for one run", .serialized)
struct PrivateFolderTests {
  @Test func theProcesssMaskDoesNotAffectPermissions() throws {
    let place = try TemporaryFolder()
    let mask = umask(0o077)
    defer { umask(mask) }
    let folder = try PrivateFolder(in: place.url, permissions: 0o755)
    var status = stat()
    #expect(stat(folder.url.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o755)
  }

  @Test func anExistingFolderIsUnchanged() throws {
    let place = try TemporaryFolder()
    let first = try PrivateFolder(in: place.url)
    let words = first.url.lastPathComponent.split(separator: "-")
    let number = try #require(Int(words[1]))
    // All numbers that could come next, even if other tests use some.
    let taken = (number + 1...number + 50).map {
      place.url.appending(path: "\(getpid())-\($0)-\(words[2])")
    }
    for folder in taken {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
    let second = try PrivateFolder(in: place.url)
    #expect(!taken.map(\.path).contains(second.url.path))
    second.remove()
    #expect(taken.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
  }

  /// Machines of a cluster and containers share a home folder and can't ask one another about running
  /// processes, so Rings keeps their folders.
  @Test func foldersOfOtherMachinesAreNotRemoved() throws {
    let place = try TemporaryFolder()
    let own = try PrivateFolder(in: place.url)
    let mark = try #require(own.url.lastPathComponent.split(separator: "-").last)
    func folder(_ name: String, daysOld: Int = 0) throws -> URL {
      let folder = place.url.appending(path: name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: Double(-daysOld) * 86_400)],
        ofItemAtPath: folder.path)
      return folder
    }
    // No process can have this number.
    let killed = try folder("2147483647-1-\(mark)")
    let elsewhere = try folder("2147483647-1-elsewhere")
    let forgotten = try folder("2147483647-2-elsewhere", daysOld: 8)
    PrivateFolder.sweep(place.url)
    let files = FileManager.default
    #expect(files.fileExists(atPath: own.url.path))
    #expect(!files.fileExists(atPath: killed.path))
    #expect(files.fileExists(atPath: elsewhere.path))
    #expect(!files.fileExists(atPath: forgotten.path))
  }
}
