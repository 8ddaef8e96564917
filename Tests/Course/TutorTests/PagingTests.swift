import Foundation
import Sentences
import Synchronization
import Terminal
import TestSupport
import Testing
import Tutor

@Suite("Long texts come by the screenful", .serialized)
struct PagingTests {
  /// Returns the output of a session in a window of `height` rows, with pages turned according to `turns`.
  private func written(
    height: Int, width: Int = 80, turns: [LineReader.PageTurn], lines: [String] = [],
    lesson: String = (1...30).map { "line \($0)\n\n" }.joined()
  ) async throws -> [String] {
    let fixture = try WorkspaceFixture()
    try fixture.write(
      lesson,
      to: fixture.pack.exercises[0].folder.appending(path: "lesson.en.md"))
    let session = try #require(
      Session(
        pack: fixture.pack, progress: .init(), language: .english, isInteractive: true,
        workspace: fixture.workspace.folder))
    let parts = Mutex<[String]>([])
    let turnsLeft = Mutex(turns)
    let linesLeft = Mutex(lines)
    let services = TutorServices(
      check: { _, _ in throw CancellationError() },
      draw: { _, _ in .nothing(Sentence(verbatim: "")) },
      edit: { _ in },
      reader: LineReader(
        isInteractive: true,
        turnPage: { turnsLeft.withLock { $0.isEmpty ? .skip : $0.removeFirst() } },
        next: { _ in
          linesLeft.withLock { $0.isEmpty ? .end : .line($0.removeFirst()) }
        }),
      write: { text in parts.withLock { $0.append(text) } },
      capabilities: {
        TerminalCapabilities(isTerminal: true, width: width, height: height, hasTextStyles: true)
      })
    _ = await SessionRunner(session, workspace: fixture.workspace, services: services).run()
    #expect(lesson.contains("block") || turnsLeft.withLock { $0.isEmpty })
    return parts.withLock { $0 }
  }

  private func pages(_ parts: [String]) -> [String] {
    parts.joined().components(separatedBy: "\r\u{1B}[K")
  }

  @Test func everyPageFitsTheWindowAndNothingIsLost() async throws {
    let parts = try await written(height: 24, turns: [.nextPage, .nextPage, .nextPage])
    let pages = pages(parts)
    #expect(pages.count == 4)
    for page in pages { #expect(page.count { $0 == "\n" } <= 23) }
    for number in 1...30 { #expect(parts.joined().contains("line \(number)\n")) }
    #expect(pages[0].contains("Welcome"))
    #expect(pages.dropLast().allSatisfy { $0.contains("More: press Enter") })
  }

  /// The prompt stays on one row, because Rings couldn't erase a prompt on two rows.
  @Test func thePagersLineIsTruncated() async throws {
    let parts = try await written(height: 24, width: 20, turns: [.skip])
    let more = try #require(parts.first { $0.contains("More: press") })
    let row = more.split(separator: "\n").last ?? ""
    let text = row.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(text.hasPrefix("More: press") && text.count < 20, "\(text)")
  }

  @Test func blocksStayTogetherIfTheyFit() async throws {
    let paragraphs = (1...6).map { block in
      "```\n" + (1...7).map { "block \(block) row \($0)\n" }.joined() + "```\n\n"
    }
    let parts = try await written(
      height: 24, turns: [.nextPage, .nextPage, .nextPage, .nextPage],
      lesson: paragraphs.joined())
    for page in pages(parts) {
      for block in 1...6 {
        let rows = (1...7).count { page.contains("block \(block) row \($0)\n") }
        #expect(rows == 0 || rows == 7, "block \(block)")
      }
    }
    #expect(parts.joined().contains("block 6 row 7\n"))
  }

  @Test func earlierPagesCanBeReadAgain() async throws {
    let parts = try await written(
      height: 24, turns: [.nextPage, .previousPage, .previousPage, .nextPage, .nextPage])
    let pages = pages(parts)
    #expect(pages.count == 6)
    // The second page, the first page twice, and then the rest.
    #expect(pages[1] != pages[0])
    #expect(pages[2] == pages[3])
    #expect(pages[0].contains("line 1\n") && pages[2].contains("line 1\n"))
    for number in 1...30 { #expect(parts.joined().contains("line \(number)\n")) }
    for page in pages.dropLast() { #expect(page.count { $0 == "\n" } <= 23) }
  }

  @Test func anotherCommandPrintsTheRest() async throws {
    let parts = try await written(height: 24, turns: [.rest])
    #expect(pages(parts).count == 2)
    #expect(parts.joined().contains("line 30\n"))
  }

  @Test func skippingKeepsTheNextStep() async throws {
    let text = try await written(height: 24, turns: [.skip]).joined()
    #expect(!text.contains("line 30"))
    #expect(text.contains("type a letter"))
  }

  @Test func aTallWindowNeverPauses() async throws {
    #expect(pages(try await written(height: 200, turns: [])).count == 1)
  }

  @Test func typedLinesRestartThePageCount() async throws {
    // The list fits, whatever the length of the lesson above it.
    let parts = try await written(height: 24, turns: [.rest], lines: ["list", "list", "list"])
    #expect(pages(parts).count == 2)
  }
}
