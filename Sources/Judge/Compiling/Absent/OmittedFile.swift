import SwiftSource

/// A file with pieces removed.
struct OmittedFile {
  /// The removed pieces, so that they can be removed again later.
  struct Pieces: Codable, Equatable {
    /// The blanked token ranges.
    var blanks: [Range<Int>] = []
    /// Replacement statements for bodies, by the index of the opening brace.
    var bodies: [Int: String] = [:]
    /// The removed arguments with values in their place, which are among the blanks too.
    var arguments: [Argument] = []

    var isEmpty: Bool { blanks.isEmpty && bodies.isEmpty }
  }

  let file: SwiftFile
  /// The opening braces of types.
  let typeBraces: Set<Int>
  /// The parameters of the functions in all sources.
  var signatures = CallSignatures()
  var pieces: Pieces

  private var blanks: [Range<Int>] { pieces.blanks }
  private var bodies: [Int: String] { pieces.bodies }

  /// - Parameter pieces: The pieces removed earlier from an identical file.
  init(_ file: SwiftFile, without pieces: Pieces = Pieces()) {
    self.file = file
    self.pieces = pieces
    typeBraces = Set(file.types.map { $0.body.startIndex - 1 })
  }

  var isChanged: Bool { !pieces.isEmpty }

  /// The source without the removed pieces.
  var text: [UInt8] {
    var edits: [SourceEdit] = []
    for (open, value) in bodies where !isBlank(open) {
      let start = file[open].range.upperBound
      edits.append(SourceEdit(start..<start, " \(value) "))
      let inside = file.inside(open)
      if let first = inside.first, let last = inside.last {
        edits.append(SourceEdit(first.range.lowerBound..<last.range.upperBound))
      }
    }
    for blank in withWholeDirectives(blanks) where !isInBody(blank.lowerBound) {
      let value = pieces.arguments.first { $0.places == blank }?.value ?? ""
      edits.append(
        SourceEdit(
          file[blank.lowerBound].range.lowerBound..<file[blank.upperBound - 1].range.upperBound,
          value))
    }
    return file.bytes.edited(edits + caseFillers)
  }

  mutating func blank(_ places: Range<Int>) { pieces.blanks.append(places) }

  func isBlank(_ place: Int) -> Bool { blanks.contains { $0.contains(place) } }

  func isInBody(_ place: Int) -> Bool {
    bodies.keys.contains { open in file[open].partner.map { open < place && place < $0 } ?? false }
  }

  /// The words in the removed pieces.
  var removedWords: Set<String> {
    guard isChanged else { return [] }
    return Set(
      file.tokens.indices.filter { file[$0].kind == .word && isOut(at: $0) }.map { file[$0].name })
  }

  /// Returns the names declared in a token range.
  func declaredNames(in places: Range<Int>) -> Set<String> {
    Set(places.compactMap(declaredName))
  }

  /// The number of declarations of each name.
  var declarations: [String: Int] {
    Dictionary(file.tokens.indices.compactMap(declaredName).map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Returns the name that a token declares, which is the token or the one after it.
  func declaredName(at place: Int) -> String? {
    let (token, next) = (file[place], file[place + 1])
    if token.declaresName {
      return token.isWord("extension") || next.kind != .word ? nil : next.name
    }
    guard token.kind == .word else { return nil }
    if token.isWord("init") { return "init" }
    let isAfterKeyword = place > 0 && file[place - 1].declaresName
    return !isAfterKeyword && (next.isSign("=") || next.isWord("in")) ? token.name : nil
  }

  func mentions(_ name: String, in places: Range<Int>) -> Bool {
    places.contains { file[$0].name == name && !file[$0].isKeyword }
  }

  /// Returns the names of the types and functions around a removed range.
  func names(around place: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    var brace = typeHead(at: place.lowerBound)?.brace ?? enclosingBrace(of: place.lowerBound)
    while let open = brace {
      // The name follows the last declaration keyword before the brace.
      var word = open
      while word > 0, !file[word].declaresName, !file[word - 1].isBrace { word -= 1 }
      if file[word].declaresName { names.insert(file[word + 1].name) }
      brace = enclosingBrace(of: open)
    }
    return names
  }

  /// Whether the member or type at a line has removed pieces.
  func isTouched(aroundLine line: Int) -> Bool {
    guard isChanged, let place = token(line: line, column: nil),
      let member = pieces(around: place).last
    else { return false }
    return blanks.contains { member.overlaps($0) } || bodies.keys.contains { member.contains($0) }
  }

  /// Whether the code at a location is already removed because of another error in the same compile.
  func isOut(line: Int, column: Int?) -> Bool {
    token(line: line, column: column).map { isOut(at: $0) } ?? false
  }

  func isOut(at place: Int) -> Bool { isBlank(place) || isInBody(place) }

  /// Removes the smallest remaining piece around a location.
  ///
  /// - Parameter isHasty: Whether to remove at least a whole function body. Removing related statements
  ///   separately takes a compile for each.
  /// - Returns: The piece and whether its declarations are gone; nil if nothing is left to remove.
  mutating func widen(
    line: Int, column: Int?, isHasty: Bool = false
  ) -> (place: Range<Int>, isNew: Bool)? {
    token(line: line, column: column).flatMap { widen(at: $0, isHasty: isHasty) }
  }

  /// Removes the smallest remaining piece around a token.
  mutating func widen(at place: Int, isHasty: Bool = false) -> (place: Range<Int>, isNew: Bool)? {
    if let part = dispensablePart(at: place), !isBlank(place) {
      blank(part)
      return (part, true)
    }
    if !isBlank(place), let argument = argument(at: place) {
      pieces.blanks.append(argument.places)
      pieces.arguments.append(argument)
      return (argument.places, true)
    }
    let body = memberBody(around: place)
    // A configuration's body can't be replaced, and its widget is lost without it.
    let isHasty =
      isHasty && body.map { !hasOpaqueResult(ofBody: $0) || emptyValue(ofBody: $0) != nil } ?? true
    // If a continuation isn't resumed, its function never returns, so remove the whole body.
    let isWaiting = body.map { waits(in: $0..<place) && emptyValue(ofBody: $0) != nil } ?? false
    let pieces = pieces(around: place).filter { piece in
      body.map { !(isHasty || isWaiting) || piece.contains($0) } ?? true
    }
    for piece in pieces
    where !blanks.contains(where: {
      $0.lowerBound <= piece.lowerBound && $0.upperBound >= piece.upperBound
    }) {
      if !isHasty, !isWaiting, let cut = cut(piece, at: place) {
        self.pieces.blanks += cut.blanks
        guard let (block, text) = cut.block else {
          return (cut.blanks.first { $0.contains(place) } ?? piece, true)
        }
        self.pieces.bodies[block] = text
        return (block..<block + 1, false)
      }
      // Remove a member's body with its result, and before the whole member.
      if let body, piece.contains(body) || isResult(piece, ofBody: body), bodies[body] == nil,
        let value = emptyValue(ofBody: body)
      {
        self.pieces.bodies[body] = value
        return (body..<body + 1, false)
      }
      // Without its result, a function doesn't compile, nor does a `switch` expression without a value.
      if let body, bodies[body] == nil, isResult(piece, ofBody: body), needsResult(body) {
        continue
      }
      if isValueOfBranch(piece) { continue }
      // Removing a piece inside an already removed body has no effect.
      if isInBody(piece.lowerBound), let body, body < piece.lowerBound { continue }
      blank(piece)
      return (piece, true)
    }
    return nil
  }

  /// Whether a statement gives the result of a function or property, other than a view.
  private func isResult(_ statement: Range<Int>, ofBody body: Int) -> Bool {
    guard file[statement.lowerBound].enclosing == body, !hasOpaqueResult(ofBody: body) else {
      return false
    }
    return file[statement.lowerBound].isWord("return") || file.statements(inside: body).count == 1
  }

  func needsResult(_ body: Int) -> Bool {
    resultType(ofBody: body) != nil && emptyValue(ofBody: body) == nil
  }

  private func waits(in places: Range<Int>) -> Bool {
    places.contains { file[$0].text.hasPrefix("with") && file[$0].text.hasSuffix("Continuation") }
  }

  func token(line: Int, column: Int?) -> Int? {
    var found: Int?
    for place in file.tokens.indices {
      let token = file.tokens[place]
      if token.line > line { break }
      guard token.line == line else { continue }
      if let column, token.column > column { break }
      found = found == nil || column != nil ? place : found
    }
    return found
  }

  /// Returns the words in the smallest piece around a location.
  func words(aroundLine line: Int, column: Int?) -> [String] {
    token(line: line, column: column).flatMap { pieces(around: $0).first }.map { piece in
      piece.filter { file[$0].kind == .word && !file[$0].isKeyword }.map { file[$0].name }
    } ?? []
  }

  /// Returns the pieces around a token, smallest first: statements of surrounding blocks, members of types,
  /// then top-level declarations.
  func pieces(around place: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var brace = enclosingBrace(of: place)
    var inner = place
    while let open = brace {
      if let statement = whole(file.statements(inside: open)).first(where: { $0.contains(inner) }) {
        pieces.append(statement)
      }
      inner = open
      brace = enclosingBrace(of: open)
    }
    if let statement = whole(file.statements).first(where: { $0.contains(inner) }) {
      pieces.append(statement)
    }
    return pieces
  }

  /// Joins statements with the attributes on the lines above them, and separates them from `case` labels.
  func whole(_ statements: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    var start: Int?
    for statement in statements.flatMap(withoutLabel) {
      let begin = start ?? statement.lowerBound
      if isOnlyAttributes(begin..<statement.upperBound) {
        start = begin
      } else {
        joined.append(begin..<statement.upperBound)
        start = nil
      }
    }
    if let start, let last = statements.last { joined.append(start..<last.upperBound) }
    return joined
  }

  private func isOnlyAttributes(_ places: Range<Int>) -> Bool {
    var place = places.lowerBound
    while place < places.upperBound {
      guard file[place].mark == "@" else { return false }
      place += 1
      if file[place].isSign("("), file.isAdjacent(place) { place = file.next(after: place) }
    }
    return true
  }

  func enclosingBrace(of place: Int) -> Int? {
    var open = file[place].enclosing
    if file[place].isSign("}"), let partner = file[place].partner { open = partner }
    while let found = open, !file[found].isSign("{") { open = file[found].enclosing }
    return open
  }

  /// Returns the opening brace of the surrounding function or accessor, which is a direct member of a type or
  /// of the file.
  func memberBody(around place: Int) -> Int? {
    var body: Int?
    var brace = enclosingBrace(of: place)
    while let open = brace, !typeBraces.contains(open) {
      body = open
      brace = enclosingBrace(of: open)
    }
    return body
  }

  /// Returns the words before the opening brace of a function, property or initializer, and its keyword.
  private func head(ofBody open: Int) -> (keyword: Int, places: Range<Int>)? {
    let container = enclosingBrace(of: open)
    let statements = whole(container.map(file.statements(inside:)) ?? file.statements)
    guard let member = statements.first(where: { $0.contains(open) }) else { return nil }
    let head = member.lowerBound..<open
    let level = file[open].enclosing
    guard let keyword = head.first(where: { ["func", "var", "init"].contains(file[$0].text) }),
      !head.contains(where: { file[$0].isSign("=") && file[$0].enclosing == level })
    else { return nil }
    return (keyword, head)
  }

  /// Returns the result type of a function or property; nil for an initializer and an inferred type.
  private func resultType(ofBody open: Int) -> String? {
    guard let (keyword, head) = head(ofBody: open), !file[keyword].isWord("init") else {
      return nil
    }
    let type: String
    if file[keyword].isWord("func") {
      let arrow = head.last {
        file[$0].isSign(">") && file[$0 - 1].isSign("-")
          && file[$0].enclosing == file[open].enclosing
      }
      guard let arrow else { return "Void" }
      type = file.text(arrow + 1..<open)
    } else {
      guard file[keyword + 2].isSign(":") else { return nil }
      type = file.text(keyword + 3..<open)
    }
    return type.trimmingPrefix { $0.isWhitespace }.description
  }

  /// Whether a function or property returns `some View`, `some WidgetConfiguration` or another opaque type.
  func hasOpaqueResult(ofBody open: Int) -> Bool {
    resultType(ofBody: open)?.hasPrefix("some ") ?? false
  }

  /// Returns a statement to replace the body of a function or property: a value of its result type, an error,
  /// or what the body itself returns early.
  ///
  /// Returns nil if the body can't be replaced.
  func emptyValue(ofBody open: Int) -> String? {
    guard let (keyword, head) = head(ofBody: open) else { return nil }
    if let value = resultType(ofBody: open).flatMap(Self.emptyValue) { return value }
    let level = file[open].enclosing
    let isThrowing = head.contains {
      file[$0].isWord("throws") && file[$0].enclosing == level && !file[$0 + 1].isSign("(")
    }
    if isThrowing { return Self.failure }
    if file[keyword].isWord("init") { return file[keyword + 1].isSign("?") ? "return nil" : nil }
    return earlyReturn(inBody: open) ?? (isForSystem(keyword) ? Self.stop : nil)
  }

  /// Whether a function is one that the system calls, so that its type isn't a timeline provider without it.
  private func isForSystem(_ keyword: Int) -> Bool {
    file[keyword].isWord("func") && file[keyword + 2].isSign("(")
      && ["placeholder", "snapshot", "timeline"].contains(file[keyword + 1].text)
      && ["in", "for"].contains(file[keyword + 3].text)
  }

  /// The statement for a value that can't be made: the author's code traps where it has the value on a phone.
  private static let stop = "fatalError()"

  /// The statement for a call whose service is absent.
  static let failure = "throw CancellationError()"

  static func emptyValue(of type: String) -> String? {
    let type = type.split(separator: " where ").first.map(String.init) ?? type
    let name = type.filter { !$0.isWhitespace }
    // The author's code may insist on an address that it built itself.
    if name == "URL" || name == "URL?" { return "return URL(string: \"about:blank\")!" }
    if name.hasSuffix("?") { return "return nil" }
    if name.hasPrefix("["), name.hasSuffix("]") {
      return name.contains(":") && !name.dropFirst().contains("[") ? "return [:]" : "return []"
    }
    switch name {
    case "Void", "()": return ""
    case "someView": return "return EmptyView()"
    case "Bool": return "return false"
    case "String": return "return \"\""
    case "Int", "Double", "Float", "CGFloat", "TimeInterval", "Int32", "Int64", "UInt":
      return "return 0"
    case "Date": return "return Date()"
    case "Data": return "return Data()"
    default: return nil
    }
  }
}
