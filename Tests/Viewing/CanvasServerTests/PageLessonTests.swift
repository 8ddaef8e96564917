import CanvasServer
import Curriculum
import Foundation
import Testing

@Suite("A lesson on the page explains its terms")
struct PageLessonTests {
  /// Returns the lesson as text, with the marked terms in brackets.
  private func marked(_ lesson: String, _ words: [String], in language: String = "en") throws
    -> String
  {
    let vocabulary = words.map { word in
      GlossaryEntry(
        word: LocalizedText([language: word]), meaning: LocalizedText([language: "*Means* it."]))
    }
    let page = PageLesson(
      lesson, vocabulary: vocabulary, in: language == "ko" ? .korean : .english)
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(page)) as? [String: Any]
    func text(_ nodes: Any?) -> String {
      (nodes as? [[String: Any]] ?? []).map { node in
        let own = node["text"] as? String ?? ""
        return (node["term"] == nil ? own : "[\(own)]") + text(node["nodes"])
      }.joined()
    }
    return text(json?["nodes"])
  }

  @Test(arguments: [
    ("A widget bundle lists widgets.", "A [widget bundle] lists [widgets]."),
    ("A widget and another widget.", "A [widget] and another widget."),
    ("Widget `widget` midwidget widgetry", "[Widget] widget midwidget widgetry"),
    ("`widget` only in code", "widget only in code"),
    ("**A widget** <b>here</b>", "A [widget] here"),
  ])
  func theFirstUseOfATermIsMarked(lesson: String, expected: String) throws {
    #expect(try marked(lesson, ["widget", "widget bundle", "A"]) == expected)
  }

  @Test func aKoreanTermKeepsItsSuffixes() throws {
    #expect(try marked("위젯은 타임라인을 보여 줘요.", ["타임라인"], in: "ko") == "위젯은 [타임라인]을 보여 줘요.")
  }

  @Test func aDrawingOfAnotherWidgetIsLeftOut() throws {
    #expect(try marked("Before\n\n```widget\nText\n```\n\nAfter", []) == "BeforeAfter")
  }
}
