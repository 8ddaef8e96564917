/// The contents of a terminal after a program's output, with the features that our full screens use.
struct TerminalScreen {
  private(set) var rows: [[Character]]
  /// Whether the program has switched to the alternate screen.
  private(set) var isOwn = false
  private var (row, column) = (0, 0)
  private let columns: Int
  /// The incomplete end of the output.
  private var rest = ""

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  var text: String { rows.map { String($0) }.joined(separator: "\n") }

  mutating func write(_ text: String) {
    let all = Array(rest + text)
    rest = ""
    var place = 0
    while place < all.count {
      guard all[place] == "\u{1B}" else {
        put(all[place])
        place += 1
        continue
      }
      guard let end = Self.end(of: all, from: place) else {
        rest = String(all[place...])
        return
      }
      obey(String(all[place..<end]))
      place = end
    }
  }

  /// Returns the end of a sequence that starts here, or `nil` if it's incomplete.
  private static func end(of all: [Character], from start: Int) -> Int? {
    guard start + 1 < all.count else { return nil }
    switch all[start + 1] {
    case "[":
      return all[(start + 2)...].firstIndex { $0.isLetter || $0 == "~" }.map { $0 + 1 }
    case "_", "P", "]":
      for place in all.indices[(start + 2)...] {
        if all[place] == "\u{07}" { return place + 1 }
        if all[place] == "\u{1B}", place + 1 < all.count, all[place + 1] == "\\" {
          return place + 2
        }
      }
      return nil
    default: return start + 2
    }
  }

  private mutating func obey(_ sequence: String) {
    guard sequence.hasPrefix("\u{1B}["), let last = sequence.last else { return }
    let words = sequence.dropFirst(2).dropLast()
    let numbers = words.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch last {
    case "H":
      row = min(max((numbers.first ?? 1) - 1, 0), rows.count - 1)
      column = numbers.count > 1 ? max(numbers[1] - 1, 0) : 0
    case "K": for place in min(column, columns)..<columns { rows[row][place] = " " }
    case "J": for place in rows.indices { rows[place] = Array(repeating: " ", count: columns) }
    case "h" where words == "?1049": isOwn = true
    case "l" where words == "?1049": isOwn = false
    default: return
    }
  }

  private mutating func put(_ character: Character) {
    switch character {
    case "\r": column = 0
    case "\n", "\r\n": row = min(row + 1, rows.count - 1)
    default:
      guard row < rows.count, column < columns else { return }
      rows[row][column] = character
      // Wide characters take two cells.
      let isWide =
        character.unicodeScalars.first.map {
          $0.value >= 0x1100 && $0.value < 0xFFE7
            && !(0x2000...0x2E7F).contains($0.value) && !(0xE000...0xF8FF).contains($0.value)
            && !(0x1D00...0x1FFF).contains($0.value)
        } ?? false
      column += isWide ? 2 : 1
    }
  }
}
