import Curriculum
import Foundation
import Testing

@Suite struct PackLibraryTests {
  @Test func packsAreFoundFromTheExecutable() throws {
    let sample = try SamplePack()
    try sample.folder.write("Package.swift", "")
    let executable = try sample.folder.write(".build/x86_64/debug/rings", "")
    let library = PackLibrary(executable: executable, environment: [:], home: sample.folder.url)
    let pack = try library.pack()
    #expect(pack.identifier == "sample")
    #expect(pack.solutionsFolder?.lastPathComponent == "sample")
  }

  @Test func anInstalledProgramFindsItsCoursesAfterAMove() throws {
    let sample = try SamplePack()
    for prefix in ["first", "moved/elsewhere"] {
      let root = sample.folder.url.appending(path: prefix)
      let program = try sample.folder.write("\(prefix)/lib/rings/rings", "")
      let share = root.appending(path: "share/rings")
      try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
      for folder in ["Lessons", "Solutions"] {
        try FileManager.default.copyItem(
          at: sample.folder.url.appending(path: folder), to: share.appending(path: folder))
      }
      let bin = root.appending(path: "bin")
      try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
      let link = bin.appending(path: "rings")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "../lib/rings/rings")
      for executable in [program, link] {
        let library = PackLibrary(
          executable: executable, environment: [:], home: URL(filePath: "/nowhere"))
        let pack = try library.pack("sample")
        #expect(pack.folder.path.contains("\(prefix)/share/rings/Lessons"))
        #expect(pack.solutionsFolder?.path.contains("\(prefix)/share/rings/Solutions") == true)
      }
    }
    #expect(ProgramShare(of: URL(filePath: "/nowhere/lib/rings/rings")) == nil)
  }

  @Test func solutionsMayBeInsideOrBesideThePacksFolder() throws {
    let sample = try SamplePack()
    let beside = PackLibrary.location(of: sample.packFolder).solutionsFolder
    #expect(beside?.path.hasSuffix("Solutions/sample") == true)
    let inside = sample.packFolder.appending(path: "Solutions")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    #expect(PackLibrary.location(of: sample.packFolder).solutionsFolder?.path == inside.path)
  }

  @Test func theCurrentFolderLeadsToItsPack() throws {
    let sample = try SamplePack()
    let deep = sample.packFolder.appending(path: "01-first/01-exercise/Start")
    #expect(PackLibrary.pack(around: deep)?.path == sample.packFolder.standardizedFileURL.path)
    #expect(PackLibrary.pack(around: sample.folder.url) == nil)
  }

  @Test func thePathListComesFirstAndMayNameAPack() throws {
    let sample = try SamplePack()
    let library = PackLibrary(
      executable: URL(filePath: "/nowhere/rings"),
      environment: ["RINGS_PACKS": "/nowhere:\(sample.packFolder.path)"], home: sample.folder.url)
    #expect(library.searchFolders.count == 3)
    #expect(try library.pack("sample").identifier == "sample")
  }

  @Test func installedPacksAreFound() throws {
    let sample = try SamplePack()
    let home = try TemporaryFolder()
    let packs = home.url.appending(path: ".local/share/rings/packs")
    try FileManager.default.createDirectory(at: packs, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: sample.packFolder, to: packs.appending(path: "any-name"))
    let library = PackLibrary(
      executable: URL(filePath: "/nowhere/rings"), environment: [:], home: home.url)
    #expect(try library.pack("sample").solutionsFolder == nil)
  }

  @Test func anUnknownPackGetsASuggestion() throws {
    let sample = try SamplePack()
    let library = PackLibrary(searchFolders: [sample.folder.url.appending(path: "Lessons")])
    #expect(throws: CurriculumError.unknownPack(name: "sampel", known: ["sample"])) {
      try library.pack("sampel")
    }
  }

  @Test func anInvalidPackDoesNotHideAValidOne() throws {
    let sample = try SamplePack()
    try sample.folder.write("Lessons/broken/pack.yml", "format: [")
    let library = PackLibrary(searchFolders: [sample.folder.url.appending(path: "Lessons")])
    #expect(try library.pack("sample").identifier == "sample")
    let all = library.readAll()
    #expect(all.packs.map(\.identifier) == ["sample"])
    #expect(all.errors.count == 1)
    let error = #expect(throws: CurriculumError.self) { try library.pack("broken") }
    #expect("\(try #require(error))".contains("pack.yml:2:1: not valid YAML"))
  }

  @Test func anEmptyLibraryListsTheSearchedFolders() {
    let library = PackLibrary(searchFolders: [URL(filePath: "/nowhere")])
    let error = #expect(throws: CurriculumError.self) { try library.pack() }
    #expect(error?.description.contains("/nowhere") == true)
  }
}
