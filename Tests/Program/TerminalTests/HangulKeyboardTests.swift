import Terminal
import Testing

@Suite("A keyboard left in Hangul mode is understood")
struct HangulKeyboardTests {
  @Test(arguments: [
    ("ㅂㅕㅑㅅ", "quit"), ("벼ㅑㅅ", "quit"), ("촏차", "check"), ("쇼ㅔㄷ", "type"), ("ㅊㅗ", "ch"),
    ("괜", "rhos"), ("값", "rkqt"), ("a ㅁ", "a a"),
  ])
  func keys(text: String, latin: String) {
    #expect(HangulKeyboard.latin(for: text) == latin)
  }

  @Test func latinTextIsUnchanged() {
    #expect(HangulKeyboard.latin(for: "check") == nil)
  }
}
