import SwiftSource

extension OmittedFile {
  /// The names that are declared outside functions and closures.
  var outerNames: Set<String> {
    names { place in enclosingBrace(of: place).map(typeBraces.contains) ?? true }
  }

  /// The names that are declared outside types, functions and closures.
  var fileNames: Set<String> { names { enclosingBrace(of: $0) == nil } }

  private func names(where isIncluded: (Int) -> Bool) -> Set<String> {
    Set(
      file.tokens.indices.compactMap { place in
        declaredName(at: place).flatMap { isIncluded(place) ? $0 : nil }
      })
  }

  /// Whether a token declares a variable directly in a block or type, and its name has no other declaration
  /// in this file that code in the block or type could refer to.
  func declaresOnlyVariable(at place: Int, in open: Int) -> Bool {
    guard file[place].isWord("let") || file[place].isWord("var"), file[place].enclosing == open,
      let name = declaredName(at: place), !file.isParameter(name, at: place)
    else { return false }
    let end = file[open].partner ?? file.tokens.count
    return file.tokens.indices.allSatisfy { other in
      guard other != place, declaredName(at: other) == name else { return true }
      let block = enclosingBrace(of: other)
      let isAround = block.map { $0 < place && place < file[$0].partner ?? file.tokens.count }
      return !(open..<end).contains(other) && isAround == false
    }
  }
}
