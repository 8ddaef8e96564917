import Foundation
import Terminal
import Testing

@Suite("Pictures in terminals that can show them")
struct TerminalPictureTests {
  private static let end = "\u{1b}[?62;22c"

  @Test func theTerminalsReplyIsTrusted() {
    #expect(
      PictureProtocol(answer: "\u{1b}_Gi=31;OK\u{1b}\\\u{1b}P>|kitty(0.35)\u{1b}\\\(Self.end)")
        == .kitty)
    #expect(PictureProtocol(answer: "\u{1b}P>|iTerm2 3.5.0\u{1b}\\\u{1b}[?1;2c") == .iterm)
    #expect(PictureProtocol(answer: "\u{1b}P>|foot(1.16)\u{1b}\\\u{1b}[?62;4;22c") == .sixel)
  }

  /// A refusal, a name with only the same beginning, a 4 inside another number, no response, typing.
  @Test(arguments: [
    "\u{1b}_Gi=31;ENOTSUPPORTED:\u{1b}\\\u{1b}[?62;22c", "\u{1b}P>|xterm(390) iTerm2\u{1b}\\",
    "\u{1b}[?64;41;14c", "", "ls -l\n", "\u{1b}[4;1R",
  ])
  func nothingIsGuessed(answer: String) {
    #expect(PictureProtocol(answer: answer) == nil)
  }

  private static let png = Data((0..<9_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

  /// Reads kitty's chunks according to its documentation.
  @Test func kittysChunksHoldTheWholeFile() throws {
    let text = TerminalPicture(isInTmux: false).kitty(png: Self.png, columns: 40)
    let chunks = text.matches(of: /\u{1b}_G([^;]*);([A-Za-z0-9+\/=]*)\u{1b}\\/)
    #expect(chunks.count == 3)
    #expect(chunks.first?.1 == "a=T,f=100,q=2,c=40,m=1")
    #expect(chunks.last?.1 == "m=0")
    #expect(chunks.allSatisfy { $0.2.count <= 4096 })
    #expect(Data(base64Encoded: chunks.map { String($0.2) }.joined()) == Self.png)
  }

  @Test func itermsFileIsTheFile() throws {
    let text = TerminalPicture(isInTmux: false).iterm(png: Self.png, columns: 40)
    let found = try #require(
      text.firstMatch(of: /\u{1b}\]1337;File=inline=1;size=9000;width=40;[^:]*:([^\u{07}]*)\u{07}/))
    #expect(Data(base64Encoded: String(found.1)) == Self.png)
  }

  @Test func tmuxPassesItThrough() throws {
    let text = TerminalPicture(isInTmux: true).sixel("\u{1b}Pq#0\u{1b}\\")
    #expect(text == "\u{1b}Ptmux;\u{1b}\u{1b}Pq#0\u{1b}\u{1b}\\\u{1b}\\\n")
  }
}
