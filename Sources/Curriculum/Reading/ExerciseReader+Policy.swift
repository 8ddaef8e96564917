import Sentences
import SwiftSource

/// What an exercise forbids and allows in a learner's source.
extension ExerciseReader {
  func readForbids(_ root: inout ManifestMapping) -> [String] {
    let words = root.words("forbids")
    for (word, node) in words where !Self.isName(word) {
      manifest.note(
        .invalidValue, at: node,
        Sentence(
          "\"forbids\" has \"\(word)\", which is no name",
          ko: "“forbids”에 이름이 아닌 것이 있어요: “\(word)”"),
        Sentence(
          "write a name as it stands in Swift, such as AnyView, .offset, \"@State\" or \"#Preview\"",
          ko: "AnyView, .offset, \"@State\", \"#Preview\"처럼 Swift에 적는 이름을 적으세요"))
    }
    return words.map(\.word)
  }

  func readAllows(_ root: inout ManifestMapping) -> Set<PolicyRule> {
    let words = root.words("allows")
    manifest.noteUnknown(
      words, among: PolicyRule.allCases.map(\.rawValue), what: Sentence("allowance", ko: "허용 항목"))
    return Set(words.compactMap { PolicyRule(rawValue: $0.word) })
  }

  private static func isName(_ word: String) -> Bool {
    let name = word.first.map { ".@#".contains($0) } ?? false ? word.dropFirst() : word[...]
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
