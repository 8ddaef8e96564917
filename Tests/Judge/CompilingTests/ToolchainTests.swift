import Compiling
import Foundation
import Sentences
import TestSupport
import Testing

@Suite(.serialized, .startsProcesses) struct ToolchainTests {
  @Test(.mainPath) func findsTheToolchainOnThePathAndInItsDriversOutput() async throws {
    let cache = try TemporaryFolder()
    let toolchain = try await Toolchain.find(cache: cache.cache)
    #expect(toolchain.version.contains("Swift version"))
    #expect(toolchain.triple.hasSuffix("-unknown-linux-gnu"))
    #expect(toolchain.frontendArguments.contains("-disable-objc-interop"))
    #expect(!toolchain.frontendArguments.contains("-o"))
    #expect(toolchain.linkerArguments.contains { $0.hasSuffix("/swiftrt.o") })
    #expect(try await Toolchain.find(cache: cache.cache) == toolchain)
  }

  @Test(.mainPath) func aDamagedRecordIsRebuilt() async throws {
    let cache = try TemporaryFolder()
    let toolchain = try await Toolchain.find(cache: cache.cache)
    let records = try FileManager.default.contentsOfDirectory(
      at: cache.url.appending(path: "toolchains"), includingPropertiesForKeys: nil)
    let record = try #require(records.first)
    try Data("{\"version\":".utf8).write(to: record)
    #expect(try await Toolchain.find(cache: cache.cache) == toolchain)
  }

  @Test func listsTheSearchedFoldersWithoutACompiler() async throws {
    let cache = try TemporaryFolder()
    await #expect(throws: ToolchainError.compilerNotFound(searched: ["/nowhere"])) {
      try await Toolchain.find(environment: ["PATH": "/nowhere"], cache: cache.cache)
    }
  }

  /// A compiler that doesn't start on a fresh system reports the reason once, in a separate message.
  @Test(
    .mainPath,
    arguments: [
      (
        "swiftc: error while loading shared libraries: libncurses.so.6: cannot open shared object file",
        ToolchainError.libraryMissing("libncurses.so.6"), "libncurses6"
      ),
      (
        "swiftc: error while loading shared libraries: libodd.so.1: cannot open shared object file",
        .libraryMissing("libodd.so.1"), "libodd.so.1"
      ),
      (
        "<unknown>:0: warning: libc not found for 'x86_64-unknown-linux-gnu'", .headersMissing,
        "libc6-dev"
      ),
    ])
  func missingSystemPackagesAreNamed(
    said: String, error: ToolchainError, word: String
  ) async throws {
    let folder = try TemporaryFolder()
    let compiler = try folder.file("bin/swiftc", "#!/bin/sh\necho \"\(said)\" >&2\nexit 127\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    await #expect(throws: error) {
      try await Toolchain.find(
        environment: ["PATH": folder.url.appending(path: "bin").path + ":/usr/bin:/bin"],
        cache: folder.cache)
    }
    for language in Language.allCases {
      #expect(error.sentence.spoken(in: language).contains(word))
    }
  }
}
