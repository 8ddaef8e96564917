import Sentences
import SwiftSource

/// Reads the additions and exceptions to the policy for learner source.
extension ExerciseReader {
  func readForbids(_ root: inout ManifestMapping) -> [String] {
    let words = root.words("forbids")
    for (word, node) in words where !Self.isName(word.raw) {
      manifest.note(
        .invalidValue, at: node,
        Sentence(
          "\"forbids\" contains \"\(word.sanitized())\", which isn't a name",
          ko: "“forbids”에 이름이 아닌 것이 있어요: “\(word.sanitized())”"),
        Sentence(
          "write a name as in Swift, such as AnyView, .offset, \"@State\" or \"#Preview\"",
          ko: "AnyView, .offset, \"@State\", \"#Preview\"처럼 Swift에 적는 이름을 적으세요"))
    }
    return words.map(\.word.raw)
  }

  func readAllows(_ root: inout ManifestMapping) -> Set<PolicyRule> {
    let words = root.words("allows")
    manifest.noteUnknown(
      words, among: PolicyRule.allCases.map(\.rawValue), what: Sentence("policy rule", ko: "정책 규칙"))
    return Set(words.compactMap { PolicyRule(rawValue: $0.word.raw) })
  }

  /// Reads the starter files that the learner doesn't change.
  ///
  /// At least one file must remain for the learner to change.
  func readGiven(_ root: inout ManifestMapping) -> [String] {
    let words = root.words("given")
    guard !words.isEmpty else { return [] }
    let starter = SwiftFiles.directly(in: folder.appending(path: "Start")).map(\.lastPathComponent)
    manifest.noteUnknown(
      words, among: starter, what: Sentence("starter file", ko: "시작 파일"))
    if Set(starter).isSubset(of: words.map(\.word.raw)) {
      manifest.note(
        .invalidValue, at: root.mapping["given"],
        Sentence(
          "\"given\" lists every starter file", ko: "“given”에 시작 파일이 모두 들어 있어요"),
        Sentence(
          "leave out the file that learners write", ko: "학습자가 쓸 파일은 빼세요"))
    }
    return words.map(\.word.raw)
  }

  private static func isName(_ word: String) -> Bool {
    let name = word.first.map { ".@#".contains($0) } ?? false ? word.dropFirst() : word[...]
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
