import Foundation
import Sentences
import Yams

/// A YAML file being read: where its values stand, and what is wrong with them.
struct Manifest {
  let file: URL
  let log: ProblemLog
  /// The languages that every text needs.
  var languages: [String]

  /// The mapping that the whole file is, or nil (with the reason noted) when it is none.
  func root() -> ManifestMapping? {
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch {
      let isThere = FileManager.default.fileExists(atPath: file.path)
      log.note(
        PackProblem(
          .missingFile, file: file,
          message: isThere ? "the file cannot be read as UTF-8 text" : "the file is missing",
          remedy: isThere ? "save it as UTF-8 and make it readable" : "create it"))
      return nil
    }
    return node(of: text).flatMap { mapping($0, what: "the file") }
  }

  /// What YAML says, or nil (with the reason noted) where it is none.
  func node(of text: String) -> Node? {
    do {
      // Every scalar is read as what its key asks for: to guess its type would take as long as the rest.
      guard let node = try Yams.compose(yaml: text, Resolver.basic) else {
        note(
          .empty, at: nil, "the file is empty", "write its keys; Lessons/README.md has the format")
        return nil
      }
      return node
    } catch let error as YamlError {
      noteSyntaxError(error)
    } catch {
      note(.invalidYAML, at: nil, "not valid YAML: \(error)", "mend the syntax")
    }
    return nil
  }

  /// `node` as a mapping, or nil with the problem noted.
  func mapping(_ node: Node, what: String) -> ManifestMapping? {
    guard case .mapping(let mapping) = node else {
      note(
        .wrongType, at: node,
        "\(what) is \(Self.kind(of: node)), but `key: value` pairs belong here",
        "write one key a line")
      return nil
    }
    return ManifestMapping(manifest: self, mapping: mapping, node: node)
  }

  func note(_ rule: PackProblem.Rule, at node: Node?, _ message: String, _ remedy: String) {
    log.note(
      PackProblem(
        rule, file: file, line: node?.mark?.line, column: node?.mark?.column, message: message,
        remedy: remedy))
  }

  /// Notes each word that is none of `known`.
  func noteUnknown(_ words: [(word: String, node: Node)], among known: [String], what: String) {
    for (word, node) in words where !known.contains(word) {
      let list = known.isEmpty ? "there is none here" : "there are \(known.joined(separator: ", "))"
      note(
        .unknownReference, at: node, "no \(what) \"\(word)\"",
        Suggestion.question(for: word, in: known) ?? list)
    }
  }

  private func noteSyntaxError(_ error: YamlError) {
    let remedy =
      "mend the syntax (a text with \": \" or a leading quote, brace, * or & needs quotes)"
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let text = [context?.text, problem].compactMap { $0 }.joined(separator: ": ")
      log.note(
        PackProblem(
          .invalidYAML, file: file, line: mark.line, column: mark.column,
          message: "not valid YAML: \(text)", remedy: remedy))
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      log.note(
        PackProblem(
          .duplicateID, file: file, line: context.mark.line, column: context.mark.column,
          message: "\(names) is there more than once", remedy: "keep one of them"))
    default:
      note(.invalidYAML, at: nil, "not valid YAML: \(error)", remedy)
    }
  }

  /// A node's type in an author's words.
  static func kind(of node: Node) -> String {
    switch node {
    case .scalar(let scalar): scalar.string.isEmpty ? "empty" : "\"\(scalar.string)\""
    case .sequence: "a list"
    case .mapping: "a group of keys"
    case .alias: "an alias"
    }
  }
}
