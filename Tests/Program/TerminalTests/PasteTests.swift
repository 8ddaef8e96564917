import Terminal
import Testing

@Suite("What is pasted is told from what is typed")
struct PasteTests {
  private func line(_ text: String, isUnicode: Bool = true) -> (shown: String, whole: String) {
    var reader = PasteReader(isUnicode: isUnicode)
    let bytes = text.utf8.flatMap { reader.take($0) } + reader.takeHeldBack()
    let shown = String(decoding: bytes, as: UTF8.self)
    return (shown, reader.restored(shown))
  }

  @Test func typedKeysAreUnchanged() {
    let keys = "ab\u{1B}[Ac\u{1B}[5~d\u{1B}"
    #expect(line(keys).shown == keys)
  }

  @Test(arguments: [
    "\u{1B}[?62;4;22c", "\u{1B}P>|WezTerm 20240203\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
    "\u{1B}_Gi=31;ENOTSUPPORTED:none\u{1B}\\\u{1B}P>|foot(1.16.2)\u{1B}\\\u{1B}[?62;4c",
  ])
  func whatATerminalSaysOfItselfLateIsNotTyped(answer: String) {
    #expect(line("ren\(answer)der").shown == "render")
  }

  @Test(arguments: ["\u{1B}_", "\u{1B}P", "\u{1B}[?25h", "\u{1B}[?", "\u{1B}Px"])
  func incompletePasteMarkersAreForwarded(keys: String) {
    #expect(line("a\(keys)").shown == "a\(keys)")
  }

  @Test func aShortPasteAppearsInTheLine() {
    let pasted = line("try \u{1B}[200~VStack {\r\n\tText(\"한\")\r\n}\r\n\u{1B}[201~")
    #expect(pasted.shown == "try VStack {⏎  Text(\"한\")⏎}")
    #expect(pasted.whole == "try VStack {\n  Text(\"한\")\n}")
  }

  @Test(arguments: [300, 20_000])
  func aLongPasteIsAPlaceholderUntilEntered(lines: Int) {
    let text = (1...lines).map { "Text(\"line \($0)\")" }.joined(separator: "\n")
    let pasted = line("try \u{1B}[200~\(text)\u{1B}[201~ ")
    #expect(pasted.shown == "try [\(lines) lines] ")
    #expect(pasted.whole == "try \(text) ")
  }

  @Test func nothingPastedIsAKey() {
    let pasted = line("\u{1B}[200~a\u{1B}[Ab\u{7F}\u{03}c\u{1B}[201~d")
    #expect(pasted.shown == "a[Abcd")
  }

  @Test func withoutPasteMarkersLinesAreCounted() {
    let pasted = line("\u{1B}[200~a\nb\u{1B}[201~", isUnicode: false)
    #expect(pasted.shown == "[2 lines]")
    #expect(pasted.whole == "a\nb")
  }
}
