import Foundation
import PageLink
import TestSupport
import Testing

@Suite("The page has a process of its own", .serialized, .startsProcesses)
struct PageProcessTests {
  @Test(.mainPath) func aMessageIsOneLine() {
    for text in ["", "two\nlines\r\n", "“é” \u{2028}\u{1b}[31m"] {
      let line = PageMessage.said(page: 3, text: text).line
      #expect(line.count { $0 == UInt8(ascii: "\n") } == 1)
      #expect(PageMessage(line: line.dropLast()) == .said(page: 3, text: text))
    }
    #expect(PageMessage(line: Data("{\"other\":{}}".utf8)) == nil)
  }

  /// Ctrl-C, and SIGKILL, which can't be handled.
  @Test(.mainPath, arguments: [SIGINT, SIGKILL])
  func theServerEndsWithTheCommand(signal: Int32) async throws {
    let canvas = try await ServedCanvas(try #require(ServedCanvas.tea))
    let address = try #require(URL(string: canvas.address))
    let page = try String(contentsOf: address, encoding: .utf8)
    #expect(page.contains("canvas.js"))
    let rings = try #require(canvas.process.processNumber)
    let started = ProcessTree.descendants(of: rings)
    #expect(started.contains { $0.name == "rings-page" }, "\(started.map(\.name))")
    kill(rings, signal)
    let end = try await canvas.process.end()
    #expect(end == (signal == SIGINT ? .exited(code: 0) : .signalled(signal)))
    let patience = ContinuousClock.now + .seconds(60)
    while !ProcessTree.living(started).isEmpty, ContinuousClock.now < patience {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(ProcessTree.living(started).map(\.arguments) == [])
    #expect(throws: (any Error).self) { try String(contentsOf: address, encoding: .utf8) }
  }

  /// The end of the server is reported, and nothing waits for it.
  @Test func aServerThatExitsIsReported() async throws {
    let canvas = try await ServedCanvas(try #require(ServedCanvas.tea))
    let started = ProcessTree.descendants(of: try #require(canvas.process.processNumber))
    let server = try #require(started.first { $0.name == "rings-page" })
    kill(server.number, SIGKILL)
    #expect(try await canvas.process.end() == .exited(code: 3))
    let said = try await canvas.process.errors.read(upTo: 4096)
    #expect(String(decoding: said, as: UTF8.self).contains("The page's server has stopped"))
  }
}
