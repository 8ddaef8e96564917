import AppleNames
import Foundation
import SwiftSource

extension SourceOmissions {
  /// A removed piece whose declarations other code may use.
  private struct Removal {
    let file: URL
    let place: Range<Int>
  }

  /// Removes code that uses names of absent frameworks, and then code that uses the removed declarations.
  ///
  /// The compiler would report the same places, but would need another compile for each level of uses.
  func anticipate() {
    var waiting: [Removal] = []
    for url in sources {
      let names = absentNames(in: url)
      guard !names.isEmpty, let file = files[url]?.file else { continue }
      for place in file.tokens.indices where names.contains(file[place].name) {
        guard file.uses(at: place) else { continue }
        let line = file[place].line
        guard let removal = remove(at: place, in: url) else { continue }
        tell(url, line, missing: file[place].name)
        waiting.append(removal)
      }
    }
    follow(all: waiting)
    anticipateModifiers()
  }

  /// Removes the modifiers that only absent packages can declare.
  ///
  /// The compiler reports only one of them in an expression, and may take seconds for each.
  private func anticipateModifiers() {
    let isBuilt = origin == .project || origin == .builtModule || origin == .besideOmissions
    guard isBuilt, !absent.names.allSatisfy(absent.isFramework) else { return }
    let names = Set(
      files.values.flatMap { file in
        file.file.tokens.indices.filter { file.modifier(at: $0) != nil }.map { file.file[$0].name }
      })
    for name in names.sorted() { followModifier(name) }
  }

  /// Removes all code that depends on a removed piece's declarations, directly or indirectly.
  func follow(_ place: Range<Int>, in url: URL) { follow(all: [Removal(file: url, place: place)]) }

  private func follow(all removals: [Removal]) {
    var waiting = removals
    while let removal = waiting.popLast() { waiting += follow(removal) }
  }

  /// Returns the names that a file can get only from an absent framework.
  private func absentNames(in url: URL) -> Set<String> {
    let imported = absent.imported(by: url).filter(absent.isFramework)
    let others = (frameworks[url] ?? []).filter { !imported.contains($0) }
    let names = imported.reduce(into: Set<String>()) { $0.formUnion(AppleNames.names(in: $1)) }
    return names.filter { name in
      !name.contains(".") && declared[name] == nil
        && AppleNames.framework(declaring: name, among: others) == nil
    }
  }

  /// Removes the piece around a token, unless it's already removed.
  ///
  /// - Returns: The removal, empty if the piece's declaration remains; nil if nothing was removed.
  private func remove(at place: Int, in url: URL) -> Removal? {
    guard var file = files[url], !file.isOut(at: place), let piece = file.widen(at: place) else {
      return nil
    }
    files[url] = file
    if piece.isNew { forget(piece.place, in: url) }
    return Removal(file: url, place: piece.isNew ? piece.place : place..<place)
  }

  /// Removes the uses of a removed piece's declarations that can be recognized without the compiler.
  private func follow(_ removal: Removal) -> [Removal] {
    guard let file = files[removal.file] else { return [] }
    // A name that is declared twice could refer to the other declaration.
    let names = file.declaredNames(in: removal.place).filter { declared[$0] == 1 }
    guard let open = file.enclosingBrace(of: removal.place.lowerBound) else {
      return names.isEmpty ? [] : sources.flatMap { removeUses(of: names, in: $0, among: nil) }
    }
    let end = file.file[open].partner ?? file.file.tokens.count
    let isInType = file.typeBraces.contains(open)
    let visible = isInType ? fileNames : outerNames
    let variables = removal.place.filter {
      file.declaresOnlyVariable(at: $0, in: open) && !visible.contains(file.file[$0 + 1].name)
    }.map { file.file[$0 + 1].name }
    let start = isInType ? open : removal.place.upperBound
    let type = file.file.types.first { $0.body.startIndex == open + 1 }?.name
    let places = start..<max(start, end)
    if !isInType, !uses(of: Set(variables), in: file.file, among: places).isEmpty,
      let whole = removeComputation(inLoopAround: removal.place.lowerBound, in: removal.file)
    {
      return [whole]
    }
    return removeUses(
      of: names.union(variables), in: removal.file, among: places, type: type)
  }

  private func removeComputation(inLoopAround place: Int, in url: URL) -> Removal? {
    guard var file = files[url], let member = file.removeComputation(inLoopAround: place) else {
      return nil
    }
    files[url] = file
    forget(member, in: url)
    return Removal(file: url, place: member)
  }

  private func uses(
    of names: Set<String>, in file: SwiftFile, among places: Range<Int>, type: String? = nil
  ) -> [Int] {
    places.filter {
      names.contains(file[$0].name) && file.uses(at: $0, inside: type)
        && !file.isParameter(file[$0].name, at: $0)
    }
  }

  private func removeUses(
    of names: Set<String>, in url: URL, among places: Range<Int>?, type: String? = nil
  ) -> [Removal] {
    guard !names.isEmpty, let file = files[url]?.file else { return [] }
    return uses(of: names, in: file, among: places ?? 0..<file.tokens.count, type: type)
      .compactMap { remove(at: $0, in: url) }
  }

  /// Removes a modifier that neither Rings nor the project has from all views.
  ///
  /// - Parameter isCertain: Whether the compiler has reported that views lack it. A short name such as `if`
  ///   may be in a module's data by chance.
  func followModifier(_ name: String, isCertain: Bool = false) {
    guard declared[name] == nil, isCertain || !isOffered(name) else { return }
    for url in sources {
      guard var file = files[url] else { continue }
      for place in file.file.tokens.indices where file.file[place].name == name {
        guard let modifier = file.modifier(at: place) else { continue }
        file.blank(modifier)
        files[url] = file
        forget(modifier, in: url)
        tell(url, file.file[place].line, missing: name, isMember: true)
      }
    }
  }
}

extension SwiftFile {
  /// Whether a word refers to a declaration, and isn't a member of another value, a label or a declaration
  /// itself.
  ///
  /// - Parameter type: The type whose members count as declarations, with or without the type's name.
  fileprivate func uses(at place: Int, inside type: String? = nil) -> Bool {
    let (before, token, next) = (self[place - 1], self[place], self[place + 1])
    guard token.kind == .word, token.mark == nil, !before.declaresName else { return false }
    if before.isSign(".") {
      let owner = self[place - 2]
      let isOwn = owner.isWord("self") || owner.isWord("Self") || owner.name == type
      guard isOwn, isAdjacent(place), !self[place - 3].isSign(".") else { return false }
    }
    if next.isSign(":"), isAdjacent(place + 1) { return false }
    return !isInDirective(place)
  }

  /// Whether a token is between `#if` and `#endif`, whose code may not be compiled.
  private func isInDirective(_ place: Int) -> Bool {
    var depth = 0
    for token in tokens[..<place] where token.mark == "#" {
      if token.isWord("#if") { depth += 1 }
      if token.isWord("#endif") { depth -= 1 }
    }
    return depth > 0
  }

  /// Whether a function or closure around a token has a parameter with this name.
  func isParameter(_ name: String, at place: Int) -> Bool {
    var open = self[place].enclosing
    while let brace = open {
      var start = brace
      while start > 0, !self[start - 1].isBrace { start -= 1 }
      let head = start..<brace
      if head.contains(where: { self[$0].name == name && self[$0 + 1].isSign(":") }) { return true }
      let first = self[brace + 1]
      if first.kind == .word || first.isSign("("),
        let closure = (brace..<min(brace + 12, tokens.count)).first(where: { self[$0].isWord("in") }
        ),
        (brace..<closure).contains(where: { self[$0].name == name })
      {
        return true
      }
      open = self[brace].enclosing
    }
    return false
  }
}
