import Authoring
import Foundation
import TestSupport

/// Packs with faults in a lesson's pictures, and in the checks' use of the machine.
extension BadPack {
  private static func figure(_ name: String, _ body: String) -> BadPack {
    change(
      name, "broken-figure", in: lesson, "Then type", by: "```widget\n\(body)\n```\n\nThen type")
  }

  static let figures: [BadPack] = [
    figure("a view and a widget at once", "view: Text(\"Rain\")\nwidget: RainWidget"),
    figure("a figure that is no YAML", "view: [Text(\"Rain\")"),
    figure("a figure with a key that is none", "view: Text(\"Rain\")\nfamily: systemSmall"),
    figure("a family that is none", "view: Text(\"Rain\")\nfamilies: [systemHuge]"),
    figure("a figure of a file of the system", "view: Text(\"Rain\")\nfiles: /etc/passwd"),
    figure(
      "a bomb of aliases in a figure",
      "a: &a [x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nview: *b"),
    figure("brackets without end in a figure", String(repeating: "[", count: 50_000)),
    figure(
      "a thousand figures in a block",
      (0..<1000).map { "- {view: Text(\"\($0)\")}" }.joined(separator: "\n")),
    figure(
      "a hundred families",
      "view: Text(\"Rain\")\nfamilies: ["
        + Array(repeating: "systemSmall", count: 100).joined(separator: ", ") + "]"),
    change(
      "a thousand blocks of figures", "broken-figure", in: lesson, "Then type",
      by: (0..<1000).map { "```widget\nview: Text(\"\($0)\")\n```\n\n" }.joined() + "Then type"),
    change(
      "a block of 1 MB", "unreasonable-size", in: lesson, "Then type",
      by: "```widget\nview: Text(\"" + String(repeating: "x", count: 1 << 20)
        + "\")\n```\n\nThen type"),
    change(
      "a fence that is never closed", "broken-figure", in: lesson, "Then type",
      by: "```widget\nview: Text(\"Rain\")\n\nThen type"),
  ]

  /// Returns a pack in two languages, with some words of the second language replaced.
  private static func twin(_ name: String, _ words: String, by text: String) -> BadPack {
    BadPack(name, "uneven-languages") { pack in
      try FileManager.default.removeItem(at: pack)
      _ = try PackScaffold(identifier: pack.lastPathComponent, languages: ["en", "ko"])
        .write(into: pack.deletingLastPathComponent())
      try OwnPack.removeMarks(in: pack)
      let file = pack.appending(path: exercise + "/lesson.ko.md")
      let old = try String(contentsOf: file, encoding: .utf8)
      let new = old.replacing(words, with: text)
      guard new != old else { throw NothingChanged(name: name) }
      try Data(new.utf8).write(to: file)
    }
  }

  static let languages: [BadPack] = [
    twin("a paragraph that only one language has", "다 되면", by: "하나 더 있어요.\n\n다 되면"),
    twin("a list that is longer in one language", "- 받은", by: "- 파랗게 칠하세요.\n- 받은"),
    twin("other code in another language", "`GreetingView`", by: "`GreetedView`"),
    twin("another number in another language", "20포인트", by: "24포인트"),
    twin("another heading", "# 인사하기", by: "## 인사하기"),
  ]

  private static func check(_ name: String, _ code: String) -> BadPack {
    change(
      name, "clock-in-check", in: exercise + "/Checks/GreetingChecks.swift",
      "func testTheNameIsThere() throws {\n",
      by: "func testTheNameIsThere() throws {\n    print(\(code))\n")
  }

  static let machines: [BadPack] = [
    check("today's date in a check", "Date()"),
    check("this moment in a check", "Date.now"),
    check("this machine's calendar in a check", "Calendar.current"),
    check("chance in a check", "Int.random(in: 0...9)"),
    BadPack("a name that nobody told", "untold-name") { pack in
      // The correct submissions get the name from the solution.
      let file = pack.appending(path: "Solutions/" + exercise + "/GreetingView.swift")
      let old = try String(contentsOf: file, encoding: .utf8)
      try Data(
        old.replacing("let name: String\n", with: "let name: String\n  let dingbat = 1\n").utf8
      )
      .write(to: file)
    },
    BadPack("an image that nobody shows", "unused-resource") { pack in
      let set = pack.appending(path: exercise + "/Start/Assets.xcassets/Boat.imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data("{\"images\": [], \"info\": {\"author\": \"xcode\", \"version\": 1}}".utf8)
        .write(to: set.appending(path: "Contents.json"))
    },
  ]
}
