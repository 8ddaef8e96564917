import Foundation
import Judge
import TestSupport
import Storage
import Testing

/// Special files in place of source files, and files with unexpected names.
@Suite(.serialized, .startsProcesses)
struct HostileFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "rings-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func verdict(_ names: String...) async throws -> Verdict {
    defer { try? FileManager.default.removeItem(at: folder) }
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = false
    return await Judge(configuration).verdict(
      for: try TinyPack.exercise("greeting-model"), in: try TinyPack.read(),
      files: names.map { folder.appending(path: $0) })
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func aNamedPipeIsNotWaitedFor() async throws {
    mkfifo(folder.appending(path: "Greeting.swift").path, 0o600)
    let verdict = try await verdict("Greeting.swift")
    #expect(verdict.status == .invalidSubmission)
    #expect(
      verdict.diagnostics.first?.message.english.contains("isn't a regular file") ?? false)
  }

  @Test func aFolderInPlaceOfAFileIsRefused() async throws {
    try write("struct Greeting {}", to: "Greeting.swift/Inner.swift")
    #expect(try await verdict("Greeting.swift").status == .invalidSubmission)
  }

  @Test func aGigabyteIsNotRead() async throws {
    try write("", to: "Greeting.swift")
    truncate(folder.appending(path: "Greeting.swift").path, 1 << 30)
    let verdict = try await verdict("Greeting.swift")
    #expect(verdict.status == .invalidSubmission)
    #expect(verdict.diagnostics.first?.message.english.contains("larger than") ?? false)
  }

  @Test func endlessDevicesAreNotRead() async throws {
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Greeting.swift"), withDestinationURL: URL(filePath: "/dev/zero"))
    #expect(try await verdict("Greeting.swift").status == .invalidSubmission)
  }

  @Test func aCircularLinkIsMissing() async throws {
    let file = folder.appending(path: "Greeting.swift")
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: file)
    #expect(try await verdict("Greeting.swift").status == .invalidSubmission)
  }

  @Test func nonTextBytesAreRefused() async throws {
    try Data([0xff, 0xfe, 0x00, 0xd8]).write(to: folder.appending(path: "Greeting.swift"))
    let verdict = try await verdict("Greeting.swift")
    #expect(verdict.status == .invalidSubmission)
    #expect(verdict.diagnostics.first?.message.english.contains("UTF-8") ?? false)
  }

  @Test(arguments: [
    "-o evil.swift", "--help.swift", "a\nb.swift", "🌤️ 날씨.swift", "'; exit 1; '.swift",
    "$(id).swift", "@response.swift", "\u{1B}[2J.swift", "main.swift", "src.swift", "%s%n.swift",
    "RingsEntry.swift", "RingsProbes0.swift", ".hidden.swift",
  ])
  func aNameOfAnyKindIsJustAName(name: String) async throws {
    try write(try TinyPack.solution("greeting-model/Greeting.swift"), to: name)
    let verdict = try await verdict(name)
    #expect(verdict.isPassed, "\(verdict.diagnostics) \(verdict.checks)")
  }

  @Test(.mainPath) func otherFilesInTheFolderAreNotRead() async throws {
    try write(try TinyPack.solution("greeting-model/Greeting.swift"), to: "Greeting.swift")
    try write(
      "module SwiftUI { header \"evil.h\" }\nmodule Glibc { header \"evil.h\" }",
      to: "module.modulemap")
    try write("#error evil\n", to: "evil.h")
    try write("not a module", to: "SwiftUI.swiftmodule")
    try write("let package = 1", to: "Package.swift")
    #expect(try await verdict("Greeting.swift").isPassed)
  }

  @Test func onlyRegularFilesOfACatalogAreCopied() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appending(path: "Assets.xcassets")
    try write("{}", to: "Assets.xcassets/Sun.imageset/Contents.json")
    try FileManager.default.createSymbolicLink(
      at: catalog.appending(path: "passwd.png"), withDestinationURL: URL(filePath: "/etc/passwd"))
    try FileManager.default.createSymbolicLink(
      at: catalog.appending(path: "root"), withDestinationURL: URL(filePath: "/"))
    mkfifo(catalog.appending(path: "pipe.png").path, 0o600)
    let copy = folder.appending(path: "copy.xcassets")
    try CatalogCopy.copy(catalog, to: copy)
    let copied = try FileManager.default.subpathsOfDirectory(atPath: copy.path).sorted()
    #expect(copied == ["Sun.imageset", "Sun.imageset/Contents.json"])
  }

  @Test func aCatalogsSizeIsBounded() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", to: "Assets.xcassets/large.png")
    truncate(folder.appending(path: "Assets.xcassets/large.png").path, 1 << 30)
    #expect(throws: CatalogCopy.Problem.tooLarge("Assets.xcassets")) {
      try CatalogCopy.copy(
        folder.appending(path: "Assets.xcassets"), to: folder.appending(path: "copy.xcassets"))
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root reads everything"))
  func anUnreadableCatalogIsNoInternalFailure() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", to: "Assets.xcassets/Sun.imageset/closed.png")
    chmod(folder.appending(path: "Assets.xcassets/Sun.imageset/closed.png").path, 0)
    #expect(throws: CatalogCopy.Problem.unreadable("Assets.xcassets")) {
      try CatalogCopy.copy(
        folder.appending(path: "Assets.xcassets"), to: folder.appending(path: "copy.xcassets"))
    }
  }
}
