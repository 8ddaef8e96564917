import Compiling
import Foundation
import TestSupport
import Testing

@Suite(.serialized, .startsProcesses) struct ToolchainTests {
  @Test func findsTheToolchainInPathAndItsDriversLines() async throws {
    let cache = try TemporaryFolder()
    let toolchain = try await Toolchain.find(cache: cache.cache)
    #expect(toolchain.version.contains("Swift version"))
    #expect(toolchain.triple.hasSuffix("-unknown-linux-gnu"))
    #expect(toolchain.frontendArguments.contains("-disable-objc-interop"))
    #expect(!toolchain.frontendArguments.contains("-o"))
    #expect(toolchain.linkerArguments.contains { $0.hasSuffix("/swiftrt.o") })
    #expect(try await Toolchain.find(cache: cache.cache) == toolchain)
  }

  @Test func aDamagedRecordIsMadeAnew() async throws {
    let cache = try TemporaryFolder()
    let toolchain = try await Toolchain.find(cache: cache.cache)
    let records = try FileManager.default.contentsOfDirectory(
      at: cache.url.appending(path: "toolchains"), includingPropertiesForKeys: nil)
    let record = try #require(records.first)
    try Data("{\"version\":".utf8).write(to: record)
    #expect(try await Toolchain.find(cache: cache.cache) == toolchain)
  }

  @Test func namesTheSearchedFoldersWhenThereIsNoCompiler() async throws {
    let cache = try TemporaryFolder()
    await #expect(throws: ToolchainError.compilerNotFound(searched: ["/nowhere"])) {
      try await Toolchain.find(environment: ["PATH": "/nowhere"], cache: cache.cache)
    }
  }
}
