import Drawing

/// The screen of a terminal: cells with colors, filled by a program's output.
///
/// It supports the control sequences that Rings uses: positions, colors, erasing. It ignores all others.
struct TerminalScreen {
  struct Color: Hashable {
    var red, green, blue: Int

    /// The color in SVG: `#112233`.
    var hexadecimal: String {
      "#"
        + [red, green, blue].map { value in
          let digits = String(value, radix: 16)
          return String(repeating: "0", count: 2 - digits.count) + digits
        }.joined()
    }
  }

  struct Style: Hashable {
    var ink: Color?
    var paper: Color?
    var isBold = false
    var isDim = false
    var isReversed = false
  }

  struct Cell: Hashable {
    var character: Character = " "
    var style = Style()
    /// The width in columns: 2 for a wide character, 0 for the cell that such a character covers.
    var width = 1
  }

  private(set) var rows: [[Cell]]
  private var row = 0
  private var column = 0
  private var style = Style()
  /// The start of a control sequence whose end hasn't arrived yet.
  private var unread = ""

  init(columns: Int, rows: Int) {
    self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The text of each row, without trailing spaces.
  var text: String {
    rows.map { row in
      let line = row.filter { $0.width > 0 }.map { String($0.character) }.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  mutating func write(_ output: String) {
    var text = Substring(unread + output)
    unread = ""
    while let character = text.first {
      if character == "\u{1B}" {
        guard let end = Self.endOfSequence(in: text) else {
          unread = String(text)
          return
        }
        perform(text[..<end])
        text = text[end...]
      } else {
        text.removeFirst()
        put(character)
      }
    }
  }

  /// Returns the position after a control sequence at the start of `text`, or `nil` if the sequence's end is
  /// missing.
  private static func endOfSequence(in text: Substring) -> Substring.Index? {
    let body = text.dropFirst()
    guard let kind = body.first else { return nil }
    guard kind == "[" else { return body.index(after: body.startIndex) }
    return body.dropFirst().firstIndex { ("@"..."~").contains($0) }.map { text.index(after: $0) }
  }

  private mutating func perform(_ sequence: Substring) {
    guard sequence.dropFirst().first == "[", let command = sequence.last else { return }
    let words = sequence.dropFirst(2).dropLast()
    guard !words.hasPrefix("?") else { return }
    let numbers = words.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch command {
    case "H":
      row = max(1, numbers.first ?? 1) - 1
      column = max(1, numbers.dropFirst().first ?? 1) - 1
    case "K": erase(from: column)
    case "J":
      for place in rows.indices { rows[place] = rows[place].map { _ in Cell() } }
    case "m": set(numbers)
    default: break
    }
  }

  private mutating func erase(from column: Int) {
    guard rows.indices.contains(row), column < rows[row].count else { return }
    for place in column..<rows[row].count { rows[row][place] = Cell() }
  }

  private mutating func put(_ character: Character) {
    switch character {
    case "\r": column = 0
    case "\n", "\r\n":
      row += 1
      column = 0
    default:
      let width = CellWidth.of(String(character))
      guard width > 0, rows.indices.contains(row), column + width <= rows[row].count else { return }
      rows[row][column] = Cell(character: character, style: style, width: width)
      if width == 2 { rows[row][column + 1] = Cell(style: style, width: 0) }
      column += width
    }
  }

  private mutating func set(_ numbers: [Int]) {
    var numbers = numbers[...]
    while let number = numbers.popFirst() {
      switch number {
      case 0: style = Style()
      case 1: style.isBold = true
      case 2: style.isDim = true
      case 7: style.isReversed = true
      case 22: (style.isBold, style.isDim) = (false, false)
      case 30...37: style.ink = Self.palette[number - 30]
      case 40...47: style.paper = Self.palette[number - 40]
      case 90...97: style.ink = Self.palette[number - 82]
      case 38, 48:
        guard numbers.popFirst() == 2, numbers.count >= 3 else { return }
        let parts = Array(numbers.prefix(3))
        numbers = numbers.dropFirst(3)
        let color = Color(red: parts[0], green: parts[1], blue: parts[2])
        if number == 38 { style.ink = color } else { style.paper = color }
      case 39: style.ink = nil
      case 49: style.paper = nil
      default: break
      }
    }
  }

  /// The sixteen named colors, as a dark terminal shows them.
  private static let palette: [Color] = [
    (0, 0, 0), (224, 108, 117), (152, 195, 121), (229, 192, 123), (97, 175, 239), (198, 120, 221),
    (86, 182, 194), (200, 204, 212), (127, 132, 142), (240, 128, 137), (172, 215, 141),
    (249, 212, 143), (117, 195, 255), (218, 140, 241), (106, 202, 214), (255, 255, 255),
  ].map { Color(red: $0.0, green: $0.1, blue: $0.2) }
}
