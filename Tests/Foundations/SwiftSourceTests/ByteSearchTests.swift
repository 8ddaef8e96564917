import SwiftSource
import Testing

@Suite struct ByteSearchTests {
  @Test(arguments: ["", "a", "ab", "aab", "aaab", "ba", "b한", "한글"])
  func aTextIsFoundAnywhere(text: String) {
    for source in ["\(text)", "aa\(text)", "\(text)aa", "xx\(text)yy"] {
      #expect(Array(source.utf8).contains(text: text), "\(source)")
    }
  }

  @Test(arguments: [("", "a"), ("a", "aa"), ("aab", "ab "), ("abcabd", "abe"), ("한", "글")])
  func aMissingTextIsNotFound(source: String, text: String) {
    #expect(!Array(source.utf8).contains(text: text))
  }
}
