import SwiftSource
/// What an exercise forbids and allows in a learner's source.
extension ExerciseReader {
  func readForbids(_ root: inout ManifestMapping) -> [String] {
    let words = root.words("forbids")
    for (word, node) in words where !Self.isName(word) {
      manifest.note(
        .invalidValue, at: node, "\"forbids\" has \"\(word)\", which is no name",
        "write a name as it stands in Swift, such as AnyView, .offset, \"@State\" or \"#Preview\"")
    }
    return words.map(\.word)
  }

  func readAllows(_ root: inout ManifestMapping) -> Set<PolicyRule> {
    let words = root.words("allows")
    manifest.noteUnknown(words, among: PolicyRule.allCases.map(\.rawValue), what: "allowance")
    return Set(words.compactMap { PolicyRule(rawValue: $0.word) })
  }

  private static func isName(_ word: String) -> Bool {
    let name = word.first.map { ".@#".contains($0) } ?? false ? word.dropFirst() : word[...]
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
