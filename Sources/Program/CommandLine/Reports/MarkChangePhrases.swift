import Classroom
import Foundation
import Judge
import Sentences

/// The marks that another run changed, and the causes.
struct MarkChangePhrases {
  let changes: [MarkChange]
  /// The pack's versions for the earlier and the current marks.
  let versions: (before: String, now: String)

  private static let longestList = 10

  var lines: [Sentence] {
    guard !changes.isEmpty else {
      return [
        Sentence("No marks changed since the last reports.", ko: "지난 보고서 뒤로 바뀐 점수가 없어요.")
      ]
    }
    let shown = changes.prefix(Self.longestList).map(line)
    let rest = changes.count - shown.count
    let more =
      rest > 0
      ? [
        Sentence(
          "… and \(rest) more; changes.csv has them all.",
          ko: "  … 그 밖에 \(rest)개 더: changes.csv 파일에 모두 있어요.")
      ] : []
    return [head] + causes + shown + more
  }

  private var head: Sentence {
    let marks = changes.filter { $0.exercise != nil }
    let totals = changes.filter { $0.exercise == nil }
    let count =
      marks.isEmpty ? Sentence("none", ko: "없음") : Self.count(marks)
    let sums =
      totals.isEmpty
      ? Sentence(verbatim: "")
      : Sentence("; totals: \(Self.count(totals))", ko: ", 합계: \(Self.count(totals))")
    let version =
      versions.before == versions.now
      ? Sentence(verbatim: "")
      : Sentence(
        "(pack version \(versions.before) then, \(versions.now) now)",
        ko: "(그때 꾸러미 버전 \(versions.before), 지금 \(versions.now))")
    return Sentence(
      "Mark changes since the last reports: \(count)\(sums)\(version).",
      ko: "지난 보고서 뒤의 점수 변화: \(count)\(sums)\(version).")
  }

  private static func count(_ changes: [MarkChange]) -> Sentence {
    func count(_ direction: MarkChange.Direction) -> Int {
      changes.count { $0.direction == direction }
    }
    let (lost, rose, fell) = (count(.lost), count(.rose), count(.fell))
    let parts = [
      lost == 0 ? nil : Sentence("\(lost) lost", ko: "없어짐 \(lost)개"),
      rose == 0 ? nil : Sentence("\(rose) rose", ko: "오름 \(rose)개"),
      fell == 0 ? nil : Sentence("\(fell) fell", ko: "내림 \(fell)개"),
    ].compactMap { $0 }
    return Sentence(listing: parts)
  }

  /// The causes with their counts; checks that changed the most marks come first.
  private var causes: [Sentence] {
    var checks: [[String]: [MarkChange]] = [:]
    for change in changes {
      guard case .checks(let gained, let lost) = change.cause else { continue }
      for check in gained + lost {
        checks[[change.exercise ?? "", check], default: []].append(change)
      }
    }
    let byCheck = checks.sorted { ($1.value.count, $0.key[1]) < ($0.value.count, $1.key[1]) }
      .prefix(5).map { place, changes in
        Sentence(
          "`\(place[1])` in \(place[0]): \(Self.count(changes))",
          ko: "  \(place[0]) 과제의 `\(place[1])`: \(Self.count(changes))")
      }
    let anew = changes.filter { $0.cause == .handedIn }
    let ruled = changes.filter { $0.cause == .rules }
    let exchanged = changes.filter { if case .attempt = $0.cause { true } else { false } }
    let decided = changes.filter { $0.cause == .teacher }
    let gone = changes.filter { $0.cause == .gone }
    return byCheck
      + (gone.isEmpty
        ? []
        : [
          Sentence(
            "no longer submitted: \(Self.count(gone))",
            ko: "이제 제출물이 없음: \(Self.count(gone))")
        ])
      + (anew.isEmpty
        ? []
        : [Sentence("submitted again: \(Self.count(anew))", ko: "  다시 냄: \(Self.count(anew))")])
      + (exchanged.isEmpty
        ? []
        : [
          Sentence(
            "another attempt counts: \(Self.count(exchanged))",
            ko: "  다른 회차로 채점함: \(Self.count(exchanged))")
        ])
      + (decided.isEmpty
        ? []
        : [
          Sentence(
            "points from the teacher: \(Self.count(decided))", ko: "직접 준 점수: \(Self.count(decided))"
          )
        ])
      + (ruled.isEmpty
        ? []
        : [
          Sentence(
            "changed class rules: \(Self.count(ruled))", ko: "반의 규칙이 바뀜: \(Self.count(ruled))")
        ])
  }

  private func line(_ change: MarkChange) -> Sentence {
    let nothing = Sentence("none", ko: "없음")
    func words(_ text: String) -> Sentence { text.isEmpty ? nothing : Sentence(verbatim: text) }
    let (before, after) = (words(change.values.before), words(change.values.after))
    let learner = SanitizedText.text(change.learner, limit: 80)
    let exercise =
      change.exercise.map { Sentence(verbatim: $0) } ?? Sentence("total", ko: "합계")
    return Sentence(
      "  \(learner) \(exercise): \(before) → \(after)",
      ko: "  \(learner) \(exercise): \(before) → \(after)")
  }
}
