/// The parameters of a function's declaration: what decides which calls may be meant for it.
struct ParameterList {
  private struct Parameter {
    let label: String
    /// It has a default value, or takes any number of arguments.
    var canBeLeftOut = false
    var isRepeated = false
  }

  private var all: [Parameter] = []

  /// Reads the declaration whose `func` stands at `start`; nil where it cannot be read: then any call may
  /// be meant for it.
  init?(at start: Int, in tokens: CodeTokens, _ brackets: TokenBrackets) {
    guard tokens[start + 1].kind == .name,
      let open = Self.behindGenerics(start + 2, in: tokens), tokens[open].is("("),
      let end = brackets.end(of: open)
    else { return nil }
    var index = open + 1
    while index < end {
      if index == open + 1 || tokens[index - 1].is(",") {
        let hasAttributes = tokens[index].is("@")
        index = Self.behindAttributes(index, in: tokens, brackets)
        if let label = Self.label(at: index, in: tokens) {
          all.append(Parameter(label: label))
        } else if all.isEmpty || hasAttributes {
          return nil
        }
      }
      guard index < end else { break }
      note(tokens[index])
      if tokens[index].kind == .punctuation, "([{".contains(tokens[index].text) {
        guard let partner = brackets.end(of: index) else { return nil }
        index = partner
      }
      index += 1
    }
  }

  /// Whether a call of that shape may be meant for a function with these parameters.
  ///
  /// Types do not count: a closure may be for any parameter.
  func accept(_ call: CallShape) -> Bool {
    struct Progress: Hashable {
      var labels = 0
      var closures = 0
    }
    var reached: Set = [Progress()]
    for parameter in all {
      var next: Set<Progress> = []
      for progress in reached {
        var progress = progress
        if parameter.canBeLeftOut { next.insert(progress) }
        if progress.labels < call.labels.count {
          guard call.labels[progress.labels] == parameter.label else { continue }
          repeat {
            progress.labels += 1
            next.insert(progress)
          } while parameter.isRepeated && progress.labels < call.labels.count
            && call.labels[progress.labels] == "_"
        } else if progress.closures < call.closures.count,
          progress.closures == 0 || call.closures[progress.closures] == parameter.label
        {
          progress.closures += 1
          next.insert(progress)
        }
      }
      reached = next
    }
    return reached.contains(
      Progress(labels: call.labels.count, closures: call.closures.count))
  }

  private mutating func note(_ token: CodeToken) {
    guard !all.isEmpty else { return }
    if token.is("repeat") || token.kind == .operatorSign && token.text.contains("...") {
      all[all.count - 1].isRepeated = true
      all[all.count - 1].canBeLeftOut = true
    } else if token.kind == .operatorSign, token.text.contains("=") {
      all[all.count - 1].canBeLeftOut = true
    }
  }

  /// The label before `name:` or `label name:`; nil where no parameter begins, as behind the comma of
  /// `Dictionary<Int, Text>`.
  private static func label(at index: Int, in tokens: CodeTokens) -> String? {
    guard tokens[index].kind == .name else { return nil }
    let isWhole = tokens[index + 1].is(":")
    let hasName = tokens[index + 1].kind == .name && tokens[index + 2].is(":")
    return isWhole || hasName ? tokens[index].text : nil
  }

  private static func behindAttributes(
    _ start: Int, in tokens: CodeTokens, _ brackets: TokenBrackets
  ) -> Int {
    var index = start
    while tokens[index].is("@") {
      index += 2
      while tokens[index].is(".") { index += 2 }
      if tokens[index].is("("), let end = brackets.end(of: index) { index = end + 1 }
    }
    return index
  }

  /// Tokens of a list of generic parameters that are looked at.
  private static let longestGenerics = 400

  private static func behindGenerics(_ start: Int, in tokens: CodeTokens) -> Int? {
    var index = start
    var depth = 0
    repeat {
      let token = tokens[index]
      guard index < start + longestGenerics else { return nil }
      guard token.kind == .operatorSign else {
        if depth == 0 { return index }
        if token.is("{") || token.is("}") || token.is("func") { return nil }
        index += 1
        continue
      }
      if token.text != "->" {
        depth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
      }
      index += 1
    } while depth > 0
    return depth == 0 ? index : nil
  }
}
