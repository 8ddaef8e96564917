import SwiftSource

extension OmittedFile {
  /// Whether a statement is the value of a branch, as in `let name = switch …`.
  func isValueOfBranch(_ piece: Range<Int>) -> Bool {
    guard let open = file[piece.lowerBound].enclosing, file[open].isSign("{"),
      let statement = statement(around: open)
    else { return false }
    return statement.contains { place in
      (file[place].isWord("switch") || file[place].isWord("if")) && place < open
        && file[place].enclosing == file[open].enclosing
        && (file[place - 1].isSign("=") || file[place - 1].isWord("return"))
    }
  }

  /// Removes the function or property around a loop if its result can't be empty.
  ///
  /// A loop without a part of its code would collect a wrong result.
  mutating func removeComputation(inLoopAround place: Int) -> Range<Int>? {
    guard let body = memberBody(around: place), !isOut(at: body), needsResult(body),
      !hasOpaqueResult(ofBody: body), isInLoop(place, of: body),
      let member = pieces(around: body).first
    else { return nil }
    blank(member)
    return member
  }

  private func isInLoop(_ place: Int, of body: Int) -> Bool {
    var brace = enclosingBrace(of: place)
    while let open = brace, open != body {
      let first = statement(around: open)?.lowerBound
      if let first, ["for", "while", "repeat"].contains(file[first].text) { return true }
      brace = enclosingBrace(of: open)
    }
    return false
  }

  private func statement(around open: Int) -> Range<Int>? {
    let block = enclosingBrace(of: open)
    return whole(block.map(file.statements(inside:)) ?? file.statements).first { $0.contains(open) }
  }
}
