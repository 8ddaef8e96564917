import Foundation
import TestSupport
import Testing

/// A course that is read through the cache, from a user's view.
@Suite(.serialized, .startsProcesses, .mainPath) struct StartTests {
  private let cache: TemporaryFolder

  init() throws { cache = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> RingsProcess.Outcome {
    var rings = RingsProcess()
    rings.cache = cache.url
    return try rings.run(arguments)
  }

  private var indexes: [URL] {
    let folder = cache.url.appending(path: "rings/packs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.map { folder.appending(path: $0) }
  }

  @Test func theListIsTheSameWithAValidAndADamagedIndex() throws {
    let first = try run("list")
    #expect(first.status == 0 && first.output.contains("first-widget"))
    let index = try #require(indexes.first)
    #expect(indexes.count == 1)
    #expect(try run("list").output == first.output)
    let damage = Data("damaged".utf8)
    try damage.write(to: index)
    #expect(try run("list").output == first.output)
    #expect(try Data(contentsOf: index) != damage)
  }

  @Test func packCommandsReadPacksDirectly() throws {
    #expect(try run("pack", "list").status == 0)
    #expect(indexes == [])
  }
}
