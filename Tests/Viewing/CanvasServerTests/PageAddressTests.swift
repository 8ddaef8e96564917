import CanvasServer
import Foundation
import Storage
import TestSupport
import Testing

@Suite("A page's address stays the same for a file")
struct PageAddressTests {
  private let folder: TemporaryFolder
  private let cache: CacheDirectory
  private let workspace = URL(filePath: "/home/learner/Rings")

  init() throws {
    folder = try TemporaryFolder()
    cache = CacheDirectory(url: folder.url)
  }

  private func address(
    _ subject: String = "Tea.swift", in workspace: URL? = nil, port: UInt16? = nil
  ) -> PageAddress {
    PageAddress(of: subject, in: workspace ?? self.workspace, port: port, cache: cache)
  }

  private func secretFiles() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.url.appending(path: "page"), includingPropertiesForKeys: nil)
  }

  @Test func theSameFileHasTheSamePortAndSecret() {
    let (first, second) = (address(), address())
    #expect(first.secret == second.secret)
    #expect(first.ports == second.ports)
    #expect(first.secret.count == 32 && first.secret.allSatisfy(\.isHexDigit))
    // If another program uses the port, any free port will do.
    #expect(first.ports.count == 2 && first.ports[1] == 0)
    #expect((20_000..<32_000).contains(first.ports[0]))
    #expect(address("Coffee.swift").ports != first.ports)
    #expect(address(port: 4711).ports == [4711])
  }

  @Test func aSecretIsKeptForEachWorkspaceAndForItsOwnerOnly() throws {
    let elsewhere = address(in: URL(filePath: "/home/learner/Other"))
    #expect(elsewhere.secret != address().secret)
    let files = try secretFiles()
    #expect(files.count == 2)
    for file in files {
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test(arguments: [0o644, 0o660])
  func aSecretThatOthersCouldReadIsReplaced(permissions: Int) throws {
    let before = address().secret
    let file = try #require(try secretFiles().first)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
    let after = address().secret
    #expect(after != before)
    #expect(address().secret == after)
  }

  @Test func aDamagedSecretIsReplaced() throws {
    let before = address().secret
    let file = try #require(try secretFiles().first)
    for text in ["", "short", String(repeating: "g", count: 32), before + before] {
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
      #expect(address().secret.count == 32)
      #expect(address().secret != text)
    }
  }
}
