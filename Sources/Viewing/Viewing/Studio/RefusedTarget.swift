import Judge
import Sentences

extension [VerdictDiagnostic] {
  /// The errors in a target of a project, which Xcode may have built.
  ///
  /// Errors about names and types that Rings may lack come without advice. The first one says so.
  func inTarget(named name: String) -> [VerdictDiagnostic] {
    let first = firstIndex(where: \.mayBeGap)
    return indices.map { place in
      guard self[place].mayBeGap else { return self[place] }
      var diagnostic = self[place]
      diagnostic.explanation =
        place == first
        ? Sentence(
          "If Xcode builds \(name), the code is right, and Rings lacks something that it uses.",
          ko: "Xcode가 빌드하는 타깃이라면(\(name)) 코드는 맞고, Rings에 없는 것을 쓰고 있어요.") : nil
      return diagnostic
    }
  }
}

extension VerdictDiagnostic {
  /// Whether the compiler reports this error also for a name or overload that only Rings lacks.
  fileprivate var mayBeGap: Bool {
    let text = message.spoken(in: .english)
    return severity == .error && !text.contains("did you mean")
      && Self.gaps.contains { text.contains($0) }
  }

  private static let gaps = [
    "cannot find", "has no member", "could not be inferred", "requires a contextual type",
    "missing argument", "no exact matches", "ambiguous",
  ]
}
