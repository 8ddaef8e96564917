import SwiftSource

/// The names that Swift code uses (types, attributes and members) and the names that it declares.
struct NamesInUse {
  private(set) var names: Set<String> = []
  private(set) var declared: Set<String> = []

  init(in source: String) {
    let file = SwiftFile(source)
    for (place, token) in file.tokens.enumerated() where token.kind == .word {
      if token.declaresName || token.isWord("case") { declare(at: place + 1, in: file) }
      let name = token.name
      let isMember = place > 0 && file[place - 1].isSign(".")
      guard isMember || name.first?.isUppercase == true || token.mark == "@" else { continue }
      if token.isKeyword, !token.isEscaped, !isMember { continue }
      names.insert(name)
    }
    names.subtract(declared)
  }

  /// Collects the name after a declaration keyword, or several for enum cases on a line.
  private mutating func declare(at place: Int, in file: SwiftFile) {
    var place = place
    while file[place].kind == .word {
      declared.insert(file[place].name)
      place = file.next(after: place)
      if file[place].isOpeningBracket { place = file.next(after: place) }
      if file[place].isSign("=") { place += 2 }
      guard file[place].isSign(",") else { return }
      place += 1
    }
  }
}
