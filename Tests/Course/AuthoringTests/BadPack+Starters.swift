import Foundation

/// Starters in a second language that differ from the first, or have too few or too many comments.
extension BadPack {
  private static let starter = exercise + "/Start/GreetingView.swift"
  private static let table = exercise + "/starter.ko.yml"

  private static func inTwoLanguages(_ pack: BadPack) -> BadPack {
    var pack = pack
    pack.languages = ["en", "ko"]
    return pack
  }

  static let starters = [
    BadPack("a starter in one language of two", "starter-language") { pack in
      try FileManager.default.removeItem(at: pack.appending(path: table))
    },
    change(
      "a comment more in the starter", "starter-language", in: starter, "struct",
      by: "/// Greets somebody.\nstruct"),
    change(
      "a comment that was changed", "starter-language", in: starter, "show the name",
      by: "show all names"),
    change(
      "a translation of a comment that is gone", "starter-language", in: table, nil,
      by: "\"TODO: show the name\": \"TODO: 이름을 보여 주세요\"\n\"Once it was here.\": \"있었어요.\"\n"),
    change(
      "a translation that nobody finds the place by", "starter-language", in: table,
      "TODO: 이름을", by: "할 일: 이름을"),
    change(
      "an empty translation", "wrong-type", in: table, nil, by: "\"TODO: show the name\": \" \"\n"),
    BadPack("a translation that is code", "starter-language") { pack in
      let file = pack.appending(path: starter)
      let source = try String(contentsOf: file, encoding: .utf8)
      try Data("/* A greeting. */\n\(source)".utf8).write(to: file)
      let text = try String(contentsOf: pack.appending(path: table), encoding: .utf8)
      try Data("\(text)\"A greeting.\": \"인사 */ let answer = 42 /*\"\n".utf8)
        .write(to: pack.appending(path: table))
    },
    change(
      "a translation in the other language", "wrong-language", in: table, nil,
      by: "\"TODO: show the name\": \"TODO: show the name of the person that you are given\"\n"),
    change(
      "a translation that gives the answer away", "answer-given-away", in: table, nil,
      by: "\"TODO: show the name\": \"TODO: Text(name).font(.title)\"\n"),
  ].map(inTwoLanguages)
}
