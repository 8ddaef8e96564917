import Foundation
import Jailing
import TestSupport
import Testing

@Suite("A jailed program finds the libraries that came along with it")
struct OwnLibraryTests {
  @Test func theNeighboringFolderIsMountedUnderAnotherName() throws {
    let folder = try TemporaryFolder()
    let program = try folder.file("rings-worker", "")
    #expect(JailRequest.ownLibraries(of: program.path) == nil)
    _ = try folder.file("libraries/libcurl.so.4", "")
    let own = try #require(JailRequest.ownLibraries(of: program.path))
    #expect(own.hasSuffix("/libraries"))
  }
}
