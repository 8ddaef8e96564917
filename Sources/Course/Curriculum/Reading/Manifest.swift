import Foundation
import Sentences
import Yams

/// A YAML file with the positions of its values and a log of mistakes.
struct Manifest {
  let file: URL
  let log: ProblemLog
  /// The languages in which all text must exist.
  var languages: [String]

  /// Reads the file's top-level mapping; nil after logging the reason.
  func root() -> ManifestMapping? {
    let text: String
    do {
      text = try PackFile.text(of: file, lookedAtBy: log)
    } catch {
      log.note(
        PackProblem(error.rule, file: file, message: error.message, remedy: error.remedy))
      return nil
    }
    return node(of: text).flatMap { mapping($0, what: Sentence("the file", ko: "파일")) }
  }

  /// Parses YAML; nil after logging the reason.
  func node(of text: String) -> Node? {
    if let alias = ManifestAlias(in: text) {
      log.note(
        PackProblem(
          .invalidYAML, file: file, line: alias.line,
          message: Sentence(
            "“*\(alias.name)” is an alias, and aliases aren't allowed",
            ko: "“*\(alias.name)” 별칭은 쓸 수 없어요"),
          remedy: Sentence("write out the value instead", ko: "값을 그대로 풀어 적으세요")))
      return nil
    }
    do {
      // Reads all scalars as strings, because inferring types would double the time.
      guard let node = try Yams.compose(yaml: text, Resolver.basic) else {
        note(
          .empty, at: nil, Sentence("the file is empty", ko: "파일이 비어 있어요"),
          Sentence(
            "write its keys; Lessons/PackFormat.md describes the format",
            ko: "키를 적으세요. 형식은 Lessons/PackFormat.md 파일에 있어요"))
        return nil
      }
      return node
    } catch let error as YamlError {
      noteSyntaxError(error)
    } catch {
      note(
        .invalidYAML, at: nil, Self.notYAML("\(error)"),
        Sentence("fix the syntax", ko: "문법을 고치세요"))
    }
    return nil
  }

  /// Returns `node` as a mapping, or nil after logging the problem.
  func mapping(_ node: Node, what: Sentence) -> ManifestMapping? {
    guard case .mapping(let mapping) = node else {
      note(
        .wrongType, at: node,
        Sentence(
          "\(what) is \(Self.kind(of: node)) instead of `key: value` pairs",
          ko: "`key: value` 쌍이 있어야 할 자리예요. \(what): \(Self.kind(of: node))"),
        Sentence("write one key per line", ko: "한 줄에 키를 하나씩 적으세요"))
      return nil
    }
    return ManifestMapping(manifest: self, mapping: mapping, node: node)
  }

  func note(
    _ rule: PackProblem.Rule, at node: Node?, _ message: Sentence, _ remedy: Sentence
  ) {
    log.note(
      PackProblem(
        rule, file: file, line: node?.mark?.line, column: node?.mark?.column, message: message,
        remedy: remedy))
  }

  /// Reports each word that isn't in `known`.
  func noteUnknown(
    _ words: [(word: UntrustedText, node: Node)], among known: [String], what: Sentence
  ) {
    for (word, node) in words where !known.contains(word.raw) {
      let list = known.joined(separator: ", ")
      note(
        .unknownReference, at: node,
        Sentence(
          "there is no \(what) \"\(word.sanitized())\"",
          ko: "“\(word.sanitized())”: 그런 \(what) 항목이 없어요"),
        Suggestion.sentence(for: word.raw, in: known)
          ?? (known.isEmpty
            ? Sentence("remove the entry: there is nothing it could refer to", ko: "여기에는 하나도 없어요")
            : Sentence("write one of \(list)", ko: "이 가운데 하나를 적으세요: \(list)")))
    }
  }

  private func noteSyntaxError(_ error: YamlError) {
    let remedy = Sentence(
      "fix the syntax (text with \": \" or a leading quote, brace, * or & needs quotes)",
      ko: "문법을 고치세요(\": \"이 들었거나 따옴표, 괄호, *, &로 시작하는 텍스트는 따옴표로 감싸야 해요)")
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let text = [context?.text, problem].compactMap { $0 }.joined(separator: ": ")
      log.note(
        PackProblem(
          .invalidYAML, file: file, line: mark.line, column: mark.column,
          message: Self.notYAML(text), remedy: remedy))
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      log.note(
        PackProblem(
          .duplicateID, file: file, line: context.mark.line, column: context.mark.column,
          message: Sentence(
            "duplicate keys: \(names)", ko: "두 번 이상 적힌 키가 있어요: \(names)"),
          remedy: Sentence("keep one of the keys", ko: "하나만 남기세요")))
    case .reader(let problem, _, _, _):
      // The rest of this error only repeats the file's contents.
      note(.invalidYAML, at: nil, Self.notYAML(problem), remedy)
    default:
      note(.invalidYAML, at: nil, Self.notYAML("\(error)"), remedy)
    }
  }

  /// Describes a node's type for the author.
  static func kind(of node: Node) -> Sentence {
    switch node {
    case .scalar(let scalar):
      scalar.string.isEmpty
        ? Sentence("empty", ko: "비어 있음") : Sentence(verbatim: "\"\(node.text.sanitized())\"")
    case .sequence: Sentence("a list", ko: "목록")
    case .mapping: Sentence("a mapping", ko: "키 묶음")
    case .alias: Sentence("an alias", ko: "별칭")
    }
  }

  private static func notYAML(_ reason: String) -> Sentence {
    Sentence("not valid YAML: \(reason)", ko: "올바른 YAML이 아니에요: \(reason)")
  }
}
