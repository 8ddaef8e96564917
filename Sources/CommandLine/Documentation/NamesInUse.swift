import SwiftSource

/// The names of others that a piece of Swift uses: types, attributes, and members behind a dot.
struct NamesInUse {
  private(set) var names: Set<String> = []

  /// Reads a file, or any piece of one.
  init(in source: String) {
    let file = SwiftFile(source)
    var declared: Set<String> = []
    for (place, token) in file.tokens.enumerated() where token.kind == .word {
      let name = token.name
      if place > 0, file[place - 1].declaresName {
        declared.insert(name)
        continue
      }
      let isMember = place > 0 && file[place - 1].isSign(".")
      let isType = name.first?.isUppercase == true
      let isAttribute = token.mark == "@"
      guard isMember || isType || isAttribute else { continue }
      if token.isKeyword, !token.isEscaped, !isMember { continue }
      names.insert(name)
    }
    names.subtract(declared)
  }
}
