/// Which brackets belong together.
///
/// What the compiler passes over between `#if` and `#endif` need not be balanced: there each branch is
/// looked at by itself.
struct TokenBrackets {
  /// For each token its partner's index; -1 where there is none.
  private var partners: [Int]

  init(_ tokens: CodeTokens) {
    partners = [Int](repeating: -1, count: tokens.all.count)
    var open: [Int] = []
    var floors: [Int] = []
    for (index, token) in tokens.all.enumerated() {
      if token.kind == .name, tokens[index - 1].is("#") {
        if token.text == "if" { floors.append(open.count) }
        guard ["else", "elseif", "endif"].contains(token.text), let floor = floors.last else {
          continue
        }
        open.removeLast(max(0, open.count - floor))
        if token.text == "endif" { floors.removeLast() }
      } else if token.kind == .punctuation {
        if "([{".contains(token.text) { open.append(index) }
        if ")]}".contains(token.text), open.count > floors.last ?? 0, let start = open.popLast() {
          partners[start] = index
          partners[index] = start
        }
      }
    }
  }

  /// The beginning of what the bracket at `index` closes.
  func start(of index: Int) -> Int? {
    index < partners.count && partners[index] >= 0 && partners[index] < index
      ? partners[index] : nil
  }

  /// The end of what the bracket at `index` opens.
  func end(of index: Int) -> Int? {
    index < partners.count && partners[index] > index ? partners[index] : nil
  }
}
