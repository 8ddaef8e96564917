import Sentences
import Yams

/// Rewrites an exercise's files for a copy of the pack in which a teacher runs some of its checks.
package struct StudentManifest {
  /// A check that the copy comes without, by the test that it is in the whole pack.
  package struct LeftOut: Hashable, Sendable {
    package var test: String
    /// Its name in the copy; a hidden check's own name would tell what it asks.
    package var name: String
    /// From 1, for a hidden check: its title is replaced as well.
    package var hiddenNumber: Int?

    package init(test: String, name: String, hiddenNumber: Int?) {
      self.test = test
      self.name = name
      self.hiddenNumber = hiddenNumber
    }
  }

  let leftOut: [String: LeftOut]
  /// The pack's languages: each text is there in every one.
  let languages: [String]

  package init(leftOut: [LeftOut], languages: [String]) {
    self.leftOut = Dictionary(
      leftOut.map { ($0.test, $0) }, uniquingKeysWith: { first, _ in first })
    self.languages = languages
  }

  /// The text of `exercise.yml`: checks that are left out say so, and nothing tells of the solution.
  ///
  /// Comments go, whatever they say.
  ///
  /// - Throws: What YAML cannot read.
  package func exercise(_ text: String) throws -> String {
    guard case .mapping(var root)? = try Yams.compose(yaml: text, Resolver.basic) else {
      return text
    }
    root["equivalent"] = nil
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
      if let number = left.hiddenNumber { check["title"] = title(number) }
      check["depends-on"] = nil
      check["judged"] = Node(JudgingPlace.elsewhere.rawValue)
    } else if case .sequence(let names)? = check["depends-on"] {
      // What is not judged here must not hold up what is.
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

  /// The text of `checks.<language>.yml` without some of its sentences.
  ///
  /// - Parameter forms: The sentences in English, with `{}` in their gaps.
  /// - Returns: Nil where nothing is left to say.
  /// - Throws: What YAML cannot read.
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
  /// The sentences that a source of this exercise's checks says, in English with `{}` for each value.
  package static func sentences(ofChecks source: String) -> Set<String> {
    Set(
      SpokenTexts(in: source, of: MessageTranslations.isAssertion).texts.filter(\.isProse).map(
        \.form))
  }
}
