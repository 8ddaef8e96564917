import SwiftSource

/// The names that a submission declares and that a learner who copies can change.
///
/// Apple's names stay unchanged. All widgets consist of `VStack`, `Text` and `padding`; without these names,
/// most widgets would look alike.
struct OwnNames {
  private(set) var all: Set<String> = []

  init(_ files: [SwiftFile]) {
    for file in files {
      for place in file.tokens.indices { take(place, in: file) }
    }
  }

  private mutating func take(_ place: Int, in file: SwiftFile) {
    let token = file.tokens[place]
    if token.declaresName {
      takeNames(behind: place, in: file)
    } else if token.isWord("for"), file[place + 1].kind == .word, file[place + 2].isWord("in") {
      all.insert(file[place + 1].name)
    } else if token.isSign("("), isHead(place, in: file) {
      takeParameters(place, in: file)
    } else if token.isSign("{") {
      takeArguments(ofClosure: place, in: file)
    }
  }

  /// Handles `let a`, `let (a, b)`, `case a, b`.
  private mutating func takeNames(behind place: Int, in file: SwiftFile) {
    // An extension doesn't declare the name of its type.
    guard !file.tokens[place].isWord("extension") else { return }
    if file[place + 1].isSign("(") {
      for token in file.inside(place + 1) where token.kind == .word { all.insert(token.name) }
      return
    }
    guard file[place + 1].kind == .word, !file[place + 1].isKeyword else { return }
    all.insert(file[place + 1].name)
    guard file.tokens[place].isWord("case") else { return }
    var next = file.next(after: place + 1)
    while file[next].isSign(","), file[next + 1].kind == .word {
      all.insert(file[next + 1].name)
      next += 2
    }
  }

  private func isHead(_ open: Int, in file: SwiftFile) -> Bool {
    let (last, before) = (file[open - 1], file[open - 2])
    return last.isWord("init") || last.isWord("subscript") || before.isWord("func")
  }

  /// Handles `name:` and `for name:`.
  private mutating func takeParameters(_ open: Int, in file: SwiftFile) {
    let end = file.tokens[open].partner ?? open
    for place in open..<max(open, end)
    where file[place].isSign(":") && file[place].enclosing == open {
      for token in [file[place - 1], file[place - 2]]
      where token.kind == .word && !token.isKeyword && token.name != "_" {
        all.insert(token.name)
      }
    }
  }

  /// Handles `{ a, b in`.
  private mutating func takeArguments(ofClosure open: Int, in file: SwiftFile) {
    var names: [String] = []
    for place in (open + 1)..<(open + 12) {
      let token = file[place]
      if token.isWord("in") { return all.formUnion(names) }
      if token.kind == .word, !token.isKeyword {
        names.append(token.name)
      } else if !token.isSign(","), !token.isSign("("), !token.isSign(")") {
        return
      }
    }
  }
}
