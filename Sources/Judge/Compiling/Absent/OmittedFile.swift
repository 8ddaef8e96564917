import SwiftSource

/// One file with pieces taken out of it.
struct OmittedFile {
  /// What was taken out, so that it can be taken out again.
  struct Pieces: Codable, Equatable {
    /// What is blank now, by the places of its tokens.
    var blanks: [Range<Int>] = []
    /// Bodies that do nothing but give a value back, by their braces.
    var bodies: [Int: String] = [:]

    var isEmpty: Bool { blanks.isEmpty && bodies.isEmpty }
  }

  private let file: SwiftFile
  /// Braces that open a type's body.
  private let typeBraces: Set<Int>
  private(set) var pieces: Pieces

  private var blanks: [Range<Int>] { pieces.blanks }
  private var bodies: [Int: String] { pieces.bodies }

  /// - Parameter pieces: What was taken out of the very same file before.
  init(_ file: SwiftFile, without pieces: Pieces = Pieces()) {
    self.file = file
    self.pieces = pieces
    typeBraces = Set(file.types.map { $0.body.startIndex - 1 })
  }

  var isChanged: Bool { !pieces.isEmpty }

  /// The source without what was taken out.
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
    for blank in outermostBlanks where !isInBody(blank.lowerBound) {
      edits.append(
        SourceEdit(
          file[blank.lowerBound].range.lowerBound..<file[blank.upperBound - 1].range.upperBound))
    }
    return file.bytes.edited(edits)
  }

  private var outermostBlanks: [Range<Int>] {
    blanks.filter { blank in
      !blanks.contains { $0 != blank && $0.contains(blank.lowerBound) && $0.count > blank.count }
    }
  }

  private func isBlank(_ place: Int) -> Bool { blanks.contains { $0.contains(place) } }

  private func isInBody(_ place: Int) -> Bool {
    bodies.keys.contains { open in file[open].partner.map { open < place && place < $0 } ?? false }
  }

  /// Names that are declared between these places; nil for the whole file.
  func declaredNames(in places: Range<Int>?) -> Set<String> {
    let places = places ?? file.tokens.startIndex..<file.tokens.endIndex
    return places.reduce(into: []) { names, place in
      if file[place].declaresName, !file[place].isWord("extension"), file[place + 1].kind == .word {
        names.insert(file[place + 1].name)
      } else if file[place].isWord("init") {
        names.insert("init")
      } else if file[place].kind == .word,
        file[place + 1].isSign("=") || file[place + 1].isWord("in")
      {
        names.insert(file[place].name)
      }
    }
  }

  /// Whether a name is written between these places.
  func mentions(_ name: String, in places: Range<Int>) -> Bool {
    places.contains { file[$0].name == name }
  }

  /// The types and functions around these places, of which something is gone.
  func names(around place: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    var brace = enclosingBrace(of: place.lowerBound)
    while let open = brace {
      // The name stands behind the last word before the brace that declares one.
      var word = open
      while word > 0, !file[word].declaresName, !file[word - 1].isBrace { word -= 1 }
      if file[word].declaresName { names.insert(file[word + 1].name) }
      brace = enclosingBrace(of: open)
    }
    return names
  }

  /// Whether something was taken out of the member, or of the type, that a line stands in.
  func isTouched(aroundLine line: Int) -> Bool {
    guard isChanged, let place = token(line: line, column: nil),
      let member = pieces(around: place).last
    else { return false }
    return blanks.contains { member.overlaps($0) } || bodies.keys.contains { member.contains($0) }
  }

  /// Whether a place was taken out already: another error of the same compile is about it as well.
  func isOut(line: Int, column: Int?) -> Bool {
    token(line: line, column: column).map { isBlank($0) || isInBody($0) } ?? false
  }

  /// Takes out the smallest piece around a place that is not out yet.
  ///
  /// - Parameter isHasty: Whether nothing smaller than a function's whole body is tried: statement by
  ///   statement, what hangs together takes a compile each.
  /// - Returns: The piece, and whether its declarations are gone with it; nil where nothing is left.
  mutating func widen(
    line: Int, column: Int?, isHasty: Bool = false
  ) -> (place: Range<Int>, isNew: Bool)? {
    guard let place = token(line: line, column: column) else { return nil }
    let body = memberBody(around: place)
    let pieces = pieces(around: place).filter { piece in
      body.map { !isHasty || piece.contains($0) } ?? true
    }
    for piece in pieces
    where !blanks.contains(where: {
      $0.lowerBound <= piece.lowerBound && $0.upperBound >= piece.upperBound
    }) {
      // Before a whole member goes, its body does.
      if let body, piece.contains(body), bodies[body] == nil, let value = emptyValue(ofBody: body) {
        self.pieces.bodies[body] = value
        return (body..<body + 1, false)
      }
      // A piece inside a body that is out already says nothing.
      if isInBody(piece.lowerBound), let body, body < piece.lowerBound { continue }
      self.pieces.blanks.append(piece)
      return (piece, true)
    }
    return nil
  }

  private func token(line: Int, column: Int?) -> Int? {
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

  /// The pieces that a place stands in, from the smallest: statements of the blocks around it, then the
  /// members of types, then the file's declarations.
  private func pieces(around place: Int) -> [Range<Int>] {
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

  /// Statements with the attributes that stand on lines above them.
  private func whole(_ statements: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    var start: Int?
    for statement in statements {
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

  private func enclosingBrace(of place: Int) -> Int? {
    var open = file[place].enclosing
    if file[place].isSign("}"), let partner = file[place].partner { open = partner }
    while let found = open, !file[found].isSign("{") { open = file[found].enclosing }
    return open
  }

  /// The brace of the function or accessor that a place stands in: the outermost below a type or the file.
  private func memberBody(around place: Int) -> Int? {
    var body: Int?
    var brace = enclosingBrace(of: place)
    while let open = brace, !typeBraces.contains(open) {
      body = open
      brace = enclosingBrace(of: open)
    }
    return body
  }

  /// What a body says instead, by the type that it has to give back; nil where nothing will do.
  private func emptyValue(ofBody open: Int) -> String? {
    let container = enclosingBrace(of: open)
    let statements = whole(container.map(file.statements(inside:)) ?? file.statements)
    guard let member = statements.first(where: { $0.contains(open) }) else { return nil }
    let head = member.lowerBound..<open
    guard let keyword = head.first(where: { ["func", "var", "init"].contains(file[$0].text) })
    else {
      return nil
    }
    if head.contains(where: { file[$0].isSign("=") && file[$0].enclosing == file[open].enclosing })
      || file[keyword].isWord("init")
    {
      return nil
    }
    let type: String
    if file[keyword].isWord("func") {
      let arrow = head.last {
        file[$0].isSign(">") && file[$0 - 1].isSign("-")
          && file[$0].enclosing == file[open].enclosing
      }
      guard let arrow else { return "" }
      type = file.text(arrow + 1..<open)
    } else {
      guard file[keyword + 2].isSign(":") else { return nil }
      type = file.text(keyword + 3..<open)
    }
    return Self.emptyValue(of: type.trimmingPrefix { $0.isWhitespace }.description)
  }

  private static func emptyValue(of type: String) -> String? {
    let type = type.split(separator: " where ").first.map(String.init) ?? type
    let name = type.filter { !$0.isWhitespace }
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
