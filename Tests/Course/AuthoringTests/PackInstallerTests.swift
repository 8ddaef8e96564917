import Authoring
import Curriculum
import Foundation
import TestSupport
import Testing

@Suite("Installed packs", .serialized)
struct PackInstallerTests {
  private func bundle(_ version: String, in folder: URL) throws -> PackBundle {
    let scaffold = try PackScaffold(identifier: "my-pack")
    let pack = try scaffold.write(into: folder.appending(path: version))
    let manifest = pack.appending(path: "pack.yml")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try Data(text.replacing("0.1.0", with: version).utf8).write(to: manifest)
    return try PackBundle(of: PackLibrary.read(pack))
  }

  private func record(_ bundle: PackBundle) throws -> InstallRecord {
    InstallRecord(origin: "/a", commit: nil, digest: try bundle.digest(), proof: .here)
  }

  @Test func installingReplacesTheEarlierPack() async throws {
    try await TemporaryFolder.use { folder in
      let installer = PackInstaller(folder: folder.appending(path: "packs"))
      for version in ["1.0.0", "2.0.0"] {
        let bundle = try bundle(version, in: folder)
        let place = try await installer.install(bundle, record(bundle))
        #expect(try PackLibrary.read(place).version == version)
      }
      let installed = await installer.installed()
      #expect(installed.map(\.name) == ["my-pack"])
      #expect(installed.first?.isChanged == false)
      #expect(installed.first?.record?.proof == .here)
      let solutions = installed.first?.folder.appending(path: "Solutions")
      #expect(FileManager.default.fileExists(atPath: solutions?.path ?? ""))
    }
  }

  @Test func changesAreReported() async throws {
    try await TemporaryFolder.use { folder in
      let installer = PackInstaller(folder: folder.appending(path: "packs"))
      let bundle = try bundle("1.0.0", in: folder)
      let place = try await installer.install(bundle, record(bundle))
      let lesson = place.appending(path: "01-first-ring/01-greeting/lesson.en.md")
      try Data("# Other\n".utf8).write(to: lesson)
      #expect(await installer.installed("my-pack")?.isChanged == true)
    }
  }

  @Test func anInterruptedInstallationLeavesTheEarlierCopy() async throws {
    try await TemporaryFolder.use { folder in
      let packs = folder.appending(path: "packs")
      let installer = PackInstaller(folder: packs)
      let bundle = try bundle("1.0.0", in: folder)
      let place = try await installer.install(bundle, record(bundle))
      // A half-written copy, and a state with the earlier copy moved aside and the new copy not yet in place.
      let files = FileManager.default
      try files.createDirectory(
        at: packs.appending(path: ".my-pack.new/01-first-ring"), withIntermediateDirectories: true)
      #expect(await installer.installed().count == 1)
      try files.moveItem(at: place, to: packs.appending(path: ".my-pack.earlier"))
      #expect(await installer.installed("my-pack")?.pack?.version == "1.0.0")
      let next = try self.bundle("2.0.0", in: folder)
      _ = try await installer.install(next, record(next))
      #expect(try files.contentsOfDirectory(atPath: packs.path).sorted() == [".lock", "my-pack"])
    }
  }

  @Test func unwritableFoldersAreReported() async throws {
    try await TemporaryFolder.use { folder in
      let file = folder.appending(path: "packs")
      try Data().write(to: file)
      let bundle = try bundle("1.0.0", in: folder)
      let record = try record(bundle)
      await #expect(throws: AuthoringError.self) {
        try await PackInstaller(folder: file).install(bundle, record)
      }
    }
  }

  @Test func onlyInstalledPacksAreRemoved() async throws {
    try await TemporaryFolder.use { folder in
      let installer = PackInstaller(folder: folder.appending(path: "packs"))
      let bundle = try bundle("1.0.0", in: folder)
      _ = try await installer.install(bundle, record(bundle))
      await #expect(throws: AuthoringError.notInstalled("../1.0.0", known: ["my-pack"])) {
        try await installer.remove("../1.0.0")
      }
      try await installer.remove("my-pack")
      #expect(await installer.installed().isEmpty)
    }
  }
}
