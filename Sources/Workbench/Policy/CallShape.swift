/// How a member is called, as far as tokens tell it: by the labels of its arguments and by the closures
/// behind them.
struct CallShape: Hashable {
  /// What stands in the parentheses; `_` where an argument has no label.
  private(set) var labels: [String] = []
  /// The closures behind the parentheses; the first has no label.
  private(set) var closures: [String] = []

  /// Every way in which what stands at `start`, right behind a name, may call it: none where it is not
  /// called, nil where that cannot be told.
  ///
  /// A brace may also begin the body of a loop, so a call counts without the closures behind it as well.
  static func all(
    at start: Int, in tokens: CodeTokens, _ brackets: TokenBrackets
  ) -> [CallShape]? {
    var shape = CallShape()
    var shapes: [CallShape] = []
    var index = start
    if tokens[index].is("(") {
      guard let end = brackets.end(of: index),
        let labels = labels(in: index + 1..<end, of: tokens, brackets)
      else { return nil }
      shape.labels = labels
      shapes.append(shape)
      index = end + 1
    }
    var label = "_"
    while tokens[index].is("{") {
      guard let end = brackets.end(of: index) else { return nil }
      shape.closures.append(label)
      shapes.append(shape)
      label = tokens[end + 1].text
      guard tokens[end + 1].kind == .name, tokens[end + 2].is(":") else { break }
      index = end + 3
    }
    return shapes
  }

  private static func labels(
    in range: Range<Int>, of tokens: CodeTokens, _ brackets: TokenBrackets
  ) -> [String]? {
    var labels: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      // A comma may stand between generic arguments.
      if token.kind == .operatorSign, token.text.contains("<") { return nil }
      if index == range.lowerBound || tokens[index - 1].is(",") {
        labels.append(token.kind == .name && tokens[index + 1].is(":") ? token.text : "_")
      }
      if token.kind == .punctuation, "([{".contains(token.text) {
        guard let end = brackets.end(of: index) else { return nil }
        index = end
      }
      index += 1
    }
    return labels
  }
}
