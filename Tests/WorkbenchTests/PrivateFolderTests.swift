import Foundation
import Testing

@testable import Workbench

@Suite("Folders for one run", .serialized)
struct PrivateFolderTests {
  @Test func theProcesssMaskTakesNothingFromItsPermissions() throws {
    let place = try TemporaryFolder()
    let mask = umask(0o077)
    defer { umask(mask) }
    let folder = try PrivateFolder(in: place.url, permissions: 0o755)
    var status = stat()
    #expect(stat(folder.url.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o755)
  }

  @Test func aFolderThatIsThereAlreadyIsLeftAlone() throws {
    let place = try TemporaryFolder()
    let first = try PrivateFolder(in: place.url)
    let last = try #require(first.url.lastPathComponent.split(separator: "-").last)
    let number = try #require(Int(last))
    // Every number that could come next, whatever other tests take of them.
    let taken = (number + 1...number + 50).map {
      place.url.appending(path: "\(getpid())-\($0)")
    }
    for folder in taken {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
    let second = try PrivateFolder(in: place.url)
    #expect(!taken.map(\.path).contains(second.url.path))
    second.remove()
    #expect(taken.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
  }
}
