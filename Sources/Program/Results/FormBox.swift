import Drawing

/// The frame around a form: headings, and rows with a title in front and a control at the end.
struct FormBox {
  /// A form on a wide terminal is no wider than on a phone.
  static let widest = 46

  private let width: Int
  private let frame: PictureFrame
  private var lines: [String] = []

  /// - Parameter width: In cells, the frame included.
  init(width: Int, repertoire: CharacterRepertoire) {
    self.width = width
    frame = PictureFrame(repertoire)
    lines.append(border(frame.topLeft, frame.topRight))
  }

  /// The cells between the frame and the blank beside it.
  private var inner: Int { max(4, width - 4) }

  /// Words over the whole width, broken where they are too long.
  mutating func heading(_ words: String) {
    for line in broken(words) { add(line) }
  }

  /// A line across.
  mutating func rule() { lines.append(border(frame.leftTee, frame.rightTee)) }

  /// A title, and a control at the end; under it where both do not fit beside each other.
  mutating func row(_ title: String, _ control: String) {
    let room = inner - CellWidth.of(title) - CellWidth.of(control)
    guard room >= 1 else {
      for line in broken(title) { add(line) }
      let control = CellWidth.prefix(control, cells: inner)
      add(String(repeating: " ", count: inner - CellWidth.of(control)) + control)
      return
    }
    add(title + String(repeating: " ", count: room) + control)
  }

  /// The box with its lower border.
  var text: String {
    (lines + [border(frame.bottomLeft, frame.bottomRight)]).map { $0 + "\n" }.joined()
  }

  private mutating func add(_ content: String) {
    let gap = String(repeating: " ", count: max(0, inner - CellWidth.of(content)))
    lines.append("\(frame.vertical) \(content)\(gap) \(frame.vertical)")
  }

  private func border(_ first: String, _ last: String) -> String {
    first + String(repeating: frame.horizontal, count: max(2, inner + 2)) + last
  }

  /// Between words where that is possible.
  private func broken(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var word = String(word)
      let joined = line.isEmpty ? word : "\(line) \(word)"
      if CellWidth.of(joined) <= inner {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while CellWidth.of(word) > inner {
        let part = CellWidth.prefix(word, cells: inner)
        guard !part.isEmpty else { break }
        lines.append(part)
        word = String(word.dropFirst(part.count))
      }
      line = word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
