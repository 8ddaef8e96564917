import Drawing

/// A framed form: headings, and rows with a leading title and a trailing control.
struct FormBox {
  /// The maximum width in cells, so that a wide terminal shows a form as wide as on a phone.
  static let widest = 46

  private let width: Int
  private let frame: PictureFrame
  private var lines: [String] = []

  /// - Parameter width: The width in cells, including the frame.
  init(width: Int, repertoire: CharacterRepertoire) {
    self.width = width
    frame = PictureFrame(repertoire)
    lines.append(border(frame.topLeft, frame.topRight))
  }

  /// The content width in cells, without the frame and its padding.
  private var inner: Int { max(4, width - 4) }

  /// Adds text over the whole width, wrapping it if it's too long.
  mutating func heading(_ words: String) {
    for line in broken(words) { add(line) }
  }

  /// Adds a horizontal line.
  mutating func rule() { lines.append(border(frame.leftTee, frame.rightTee)) }

  /// Adds a title with a trailing control, or with the control below if both don't fit on one line.
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

  /// The form with its bottom border.
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

  /// Breaks text into lines, between words if possible.
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
