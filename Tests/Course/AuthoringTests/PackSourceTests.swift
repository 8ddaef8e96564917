import Authoring
import Curriculum
import Foundation
import Storage
import TestSupport
import Testing

@Suite("Where packs come from", .serialized, .startsProcesses, .mainPath)
struct PackSourceTests {
  private let environment = ProcessInfo.processInfo.environment

  /// Runs git in a folder, with isolated settings.
  @discardableResult
  private func git(_ arguments: String..., in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(arguments)")
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns a repository with a pack, tagged 0.1.0, and another commit.
  private func repository(in folder: URL, at path: String = "") throws -> URL {
    let root = folder.appending(path: "repository", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try git("init", "--quiet", in: root)
    let place = path.isEmpty ? root : root.appending(path: path)
    let pack = try PackScaffold(identifier: "my-pack").write(into: place)
    try git("add", "-A", in: root)
    try git("commit", "--quiet", "-m", "One", in: root)
    try git("tag", "v0.1", in: root)
    let manifest = pack.appending(path: "pack.yml")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try Data(text.replacing("0.1.0", with: "0.2.0").utf8).write(to: manifest)
    try git("commit", "--quiet", "-a", "-m", "Two", in: root)
    return root
  }

  private func fetched(_ text: String, _ folder: URL) async throws -> FetchedPack {
    try await FetchedPack(
      #require(try PackSource(text)), cache: CacheDirectory(url: folder.appending(path: "cache")),
      environment: environment)
  }

  @Test(
    arguments: [
      ("https://git.example/a/pack", nil), ("https://git.example/a/pack.git#v1.0", "v1.0"),
      ("git@git.example:a/pack.git", nil), ("ssh://git@git.example/a#main", "main"),
      ("file:///srv/pack", nil), ("../pack.git#release/1", "release/1"),
    ] as [(String, String?)])
  func repositoryAddressesAreRecognized(text: String, reference: String?) throws {
    #expect(try #require(try GitAddress(text)).reference == reference)
  }

  @Test(arguments: [
    "weather", "./weather", "-upload-pack=x.git", "ext::sh -c id.git", "v1.0", "a:b",
  ])
  func otherTextIsNoAddress(text: String) throws {
    #expect(try GitAddress(text) == nil)
  }

  @Test(arguments: ["#", "#--upload-pack=touch", "#a..b", "#a b"])
  func unsafeReferencesAreRefused(text: String) {
    #expect(throws: AuthoringError.self) { try GitAddress("https://git.example/a\(text)") }
  }

  @Test func passwordsAreNotShown() throws {
    #expect(
      try GitAddress("https://me:secret@git.example/a#v1")?.shown == "https://git.example/a#v1")
  }

  @Test func theDigestDoesNotDependOnTheSource() async throws {
    try await TemporaryFolder.use { folder in
      let root = try repository(in: folder)
      let address = "file://\(root.path)"
      let newest = try await fetched(address, folder)
      #expect(newest.pack.version == "0.2.0")
      #expect(try newest.commit == git("rev-parse", "HEAD", in: root))
      let path = root.appending(path: "my-pack").path
      #expect(try await fetched(path, folder).digest == newest.digest)
      let file = folder.appending(path: "a.tar")
      try newest.bundle.data().write(to: file)
      #expect(try await fetched(file.path, folder).digest == newest.digest)
      let tagged = try await fetched("\(address)#v0.1", folder)
      #expect(tagged.pack.version == "0.1.0")
      #expect(tagged.digest != newest.digest)
      let commit = try git("rev-parse", "v0.1", in: root)
      #expect(try await fetched("\(address)#\(commit)", folder).digest == tagged.digest)
    }
  }

  @Test func repositoryHooksDoNotRun() async throws {
    try await TemporaryFolder.use { folder in
      let root = try repository(in: folder)
      let trace = folder.appending(path: "trace")
      let hook = root.appending(path: ".git/hooks/post-checkout")
      try Data("#!/bin/sh\ntouch '\(trace.path)'\n".utf8).write(to: hook)
      chmod(hook.path, 0o755)
      // A filter from the user's own settings.
      let home = folder.appending(path: "home")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      try Data("[filter \"x\"]\n smudge = touch '\(trace.path)'\n".utf8)
        .write(to: home.appending(path: ".gitconfig"))
      try Data("* filter=x\n".utf8).write(to: root.appending(path: ".gitattributes"))
      try git("add", "-A", in: root)
      try git("commit", "--quiet", "-m", "Three", in: root)
      var environment = environment
      environment["HOME"] = home.path
      _ = try await FetchedPack(
        #require(try PackSource("file://\(root.path)")),
        cache: CacheDirectory(url: folder.appending(path: "cache")), environment: environment)
      #expect(!FileManager.default.fileExists(atPath: trace.path))
    }
  }

  @Test func aLinkInARepositoryIsRefused() async throws {
    try await TemporaryFolder.use { folder in
      let root = try repository(in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: root.appending(path: "my-pack/01-first-ring/01-greeting/Start/Passwords.swift")
          .path,
        withDestinationPath: "/etc/passwd")
      try git("add", "-A", in: root)
      try git("commit", "--quiet", "-m", "Three", in: root)
      await #expect(throws: AuthoringError.self) {
        _ = try await fetched("file://\(root.path)", folder)
      }
    }
  }

  @Test func missingRepositoriesAreReportedWithGitsMessage() async throws {
    try await TemporaryFolder.use { folder in
      let root = try repository(in: folder)
      for text in ["file://\(folder.path)/nothing", "file://\(root.path)#nothing"] {
        let error = await #expect(throws: AuthoringError.self) {
          _ = try await fetched(text, folder)
        }
        guard case .gitFailed(let address, let reason) = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
        #expect(address == text)
        #expect(reason.contains("nothing"))
      }
    }
  }

  @Test func anEarlierVersionIsFoundInThePacksRepository() async throws {
    try await TemporaryFolder.use { folder in
      let root = try repository(in: folder, at: "Lessons")
      let pack = root.appending(path: "Lessons/my-pack", directoryHint: .isDirectory)
      let found = await PackSource.revision("v0.1", ofFolder: pack, environment: environment)
      let (source, inside) = try #require(found)
      #expect(inside == "Lessons/my-pack")
      let old = try await FetchedPack(
        source, cache: CacheDirectory(url: folder.appending(path: "cache")),
        environment: environment, inside: inside)
      #expect(old.pack.version == "0.1.0")
      #expect(
        await PackSource.revision("v9", ofFolder: pack, environment: environment) == nil)
      #expect(
        await PackSource.revision("--all", ofFolder: pack, environment: environment) == nil)
    }
  }
}
