import Sentences
import Yams

/// Rewrites an exercise's files for a copy of the pack without the checks that the teacher runs.
package struct StudentManifest {
  /// A check that the copy leaves out, identified by its test in the whole pack.
  package struct LeftOut: Hashable, Sendable {
    package var test: String
    /// The check's name in the copy.
    ///
    /// A hidden check's real name would reveal what it tests.
    package var name: String
    /// The number of a hidden check, counting from 1.
    ///
    /// The check's title is replaced, too.
    package var hiddenNumber: Int?

    package init(test: String, name: String, hiddenNumber: Int?) {
      self.test = test
      self.name = name
      self.hiddenNumber = hiddenNumber
    }
  }

  let leftOut: [String: LeftOut]
  /// The pack's languages.
  ///
  /// All text must exist in each of these languages.
  let languages: [String]

  package init(leftOut: [LeftOut], languages: [String]) {
    self.leftOut = Dictionary(
      leftOut.map { ($0.test, $0) }, uniquingKeysWith: { first, _ in first })
    self.languages = languages
  }

  /// Returns the text of `exercise.yml` with left-out checks marked, and without equivalent mutants,
  /// samples and comments.
  ///
  /// - Throws: YAML errors.
  package func exercise(_ text: String) throws -> String {
    guard case .mapping(var root)? = try Yams.compose(yaml: text, Resolver.basic) else {
      return text
    }
    root["equivalent"] = nil
    root["samples"] = nil
    if case .sequence(var checks)? = root["checks"] {
      for place in checks.indices { checks[place] = check(checks[place]) }
      root["checks"] = .sequence(checks)
    }
    if case .sequence(var names)? = root["starter-fails"] {
      for place in names.indices {
        guard let name = names[place].string.flatMap({ leftOut[$0]?.name }) else { continue }
        names[place] = Node(name)
      }
      root["starter-fails"] = .sequence(names)
    }
    return try Self.text(.mapping(root))
  }

  private func check(_ node: Node) -> Node {
    guard case .mapping(var check) = node, let test = check["test"]?.string else { return node }
    if let left = leftOut[test] {
      check["test"] = Node(left.name)
      if let number = left.hiddenNumber { check["title"] = check["learner-title"] ?? title(number) }
      check["depends-on"] = nil
      check["judged"] = Node(JudgingPlace.elsewhere.rawValue)
    } else if case .sequence(let names)? = check["depends-on"] {
      // Checks in this copy mustn't depend on checks that are left out.
      let here = names.filter { name in name.string.map { leftOut[$0] == nil } ?? true }
      check["depends-on"] = here.isEmpty ? nil : .sequence(Node.Sequence(here))
    }
    return .mapping(check)
  }

  private func title(_ number: Int) -> Node {
    let title = Sentence("Hidden check \(number)", ko: "숨은 검사 \(number)")
    let words = languages.map { language in
      (Node(language), Node(title.spoken(in: Language(rawValue: language) ?? .english)))
    }
    return .mapping(Node.Mapping(words))
  }

  /// Returns the text of `checks.<language>.yml` without some of its sentences.
  ///
  /// - Parameter forms: The sentences in English, with `{}` for each value.
  /// - Returns: Nil if no sentences remain.
  /// - Throws: YAML errors.
  package static func messages(_ text: String, without forms: Set<String>) throws -> String? {
    guard case .mapping(let root)? = try Yams.compose(yaml: text, Resolver.basic) else {
      return text
    }
    let left = root.filter { key, _ in key.string.map { !forms.contains($0) } ?? true }
    return left.isEmpty
      ? nil : try Self.text(.mapping(Node.Mapping(left.map { ($0.key, $0.value) })))
  }

  private static func text(_ node: Node) throws -> String {
    try Yams.serialize(node: node, width: -1, allowUnicode: true)
  }
}

extension Exercise {
  /// Returns the sentences in the source of an exercise's checks, in English with `{}` for each value.
  package static func sentences(ofChecks source: String) -> Set<String> {
    Set(
      SpokenTexts(in: source, of: MessageTranslations.isAssertion).texts.filter(\.isProse).map(
        \.form))
  }
}
