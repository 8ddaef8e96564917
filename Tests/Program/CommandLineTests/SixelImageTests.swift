import CommandLine
import Foundation
import Terminal
import TestSupport
import Testing

@Suite("Sixels leave corners alone and keep gradients smooth", .startsProcesses)
struct SixelImageTests {
  private func code(of view: String) async throws -> String {
    let context = PromptBench.context(
      on: TerminalCapabilities(
        isTerminal: true, width: 80, height: 24, colorDepth: .truecolor, hasTextStyles: true))
    let answer = try #require(
      await CommandRun.answer(to: ["try", view, "--pictures", "sixel"], in: context))
    return answer.printout.text
  }

  @Test(.mainPath) func cornersAreTransparent() async throws {
    let code = try await code(of: "Color.red")
    #expect(code.contains("\u{1b}P0;1;0q"))
    // In the first band, the columns outside the rounded corners are empty (`?`).
    let first = try #require(code.firstMatch(of: /#0[?-~!0-9]+/))
    #expect(first.0.contains("?"), "\(first.0.prefix(60))")
  }

  @Test func aGradientHasItsOwnPalette() async throws {
    let code = try await code(
      of: """
        LinearGradient(colors: [.orange, .yellow], startPoint: .top, endPoint: .bottom) \
        .frame(width: 150, height: 150)
        """)
    let greens = Set(code.matches(of: /#\d+;2;\d+;(\d+);\d+/).map { String($0.1) })
    #expect(greens.count >= 20, "\(greens.count)")
  }
}
