import Classroom
import Curriculum
import Foundation
import Sentences

struct HandInPhrases {
  let handedIn: HandInCommand.HandedIn

  init(_ handedIn: HandInCommand.HandedIn) { self.handedIn = handedIn }

  private static let longestList = 12

  var lines: [Sentence] {
    let manifest = handedIn.packed.manifest
    let who = [manifest.who.name, manifest.who.id, manifest.who.email].compactMap { $0 }
      .joined(separator: ", ")
    let parts = manifest.exercises.map(words)
    let shown = Array(parts.prefix(Self.longestList))
    let rest = parts.count - shown.count
    var lines =
      [
        Sentence("Hand in this file: \(handedIn.place)", ko: "이 파일을 제출하세요: \(handedIn.place)"),
        Sentence("The file is from \(who) and contains:", ko: "낸 사람: \(who). 들어 있는 것:"),
      ] + shown.map { Sentence("  \($0)", ko: "  \($0)") }
    if rest > 0 {
      lines.append(Sentence("  … and \(rest) more.", ko: "  … 그 밖에 \(rest)개 더."))
    }
    let untouched = handedIn.packed.untouched
    if !untouched.isEmpty {
      let names =
        untouched.prefix(Self.longestList).joined(separator: ", ")
        + (untouched.count > Self.longestList ? ", …" : "")
      lines.append(
        Sentence(
          "Left out because you haven't changed anything in them: \(names).",
          ko: "고친 것이 없어서 뺀 과제: \(names)."))
    }
    return lines
  }

  private func words(_ part: HandInManifest.Part) -> Sentence {
    guard let answers = part.answers else {
      let names = (part.files ?? []).compactMap { $0.split(separator: "/").last }.joined(
        separator: ", ")
      return Sentence("\(part.id): \(names)", ko: "\(part.id): \(names)")
    }
    let count = handedIn.pack.exercise(part.id)?.questions.count ?? answers.count
    return Sentence(
      "\(part.id): \(answers.count) of \(count) questions answered",
      ko: "\(part.id): 문제 \(count)개 가운데 \(answers.count)개에 답함")
  }
}
