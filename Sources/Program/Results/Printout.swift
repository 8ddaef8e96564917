import Drawing
package import Terminal

/// What a command has to say, piece by piece: where its lines may be broken depends on what a piece is.
package struct Printout {
  /// What a piece is made of.
  package enum Form: Hashable, Sendable {
    /// Pictures, tables, code, documents, and what was broken for its terminal before: stays as it is.
    case laidOut
    /// Sentences, each on a line of its own, which a narrow terminal gets broken between words.
    case prose
  }

  /// Which of a shell's streams a piece is for; a prompt has one for both.
  package enum Stream: Hashable, Sendable {
    case output, errors
  }

  package struct Piece: Hashable, Sendable {
    package var form: Form
    /// Whole lines with their ends.
    package var text: String
    package var stream = Stream.output
    /// The same as an SVG document, where the terminal may get pixels in its place.
    package var drawing: String?
    /// Numbers of the lint's rules that it is about.
    package var rules: [String] = []
  }

  package private(set) var pieces: [Piece] = []
  /// Why this is not all, or not good: said behind the pieces; nil where the command worked.
  package var failure: (any Error)?

  package init() {}

  private init(_ form: Form, _ text: String, _ stream: Stream) {
    if !text.isEmpty { pieces = [Piece(form: form, text: text, stream: stream)] }
  }

  package static func laidOut(_ text: String, on stream: Stream = .output) -> Printout {
    Printout(.laidOut, text, stream)
  }

  package static func prose(_ text: String, on stream: Stream = .output) -> Printout {
    Printout(.prose, text, stream)
  }

  /// Pictures as cells, and as a document.
  package static func drawn(_ text: String, as drawing: String?) -> Printout {
    var printout = Printout(.laidOut, text, .output)
    if !printout.pieces.isEmpty { printout.pieces[0].drawing = drawing }
    return printout
  }

  /// The same with pixels in the place of cells, where a terminal shows such.
  ///
  /// - Throws: `PictureFileError`.
  package func painted(on terminal: TerminalCapabilities, in environment: [String: String])
    async throws
    -> Printout
  {
    var painted = self
    for place in pieces.indices {
      guard let drawing = pieces[place].drawing,
        let pixels = try await PixelPrinter(
          choice: terminal.pictures, environment: environment, columns: terminal.width
        ).text(ofDocument: drawing)
      else { continue }
      painted.pieces[place].text = pixels
    }
    return painted
  }

  /// Numbers of the rules that what is said is about.
  package var rules: [String] { pieces.flatMap(\.rules) }

  /// The same, said because of rules.
  package func about(rules: [String]) -> Printout {
    var about = self
    if !about.pieces.isEmpty { about.pieces[0].rules = rules }
    return about
  }

  /// Both after each other; the failure is the later one's, if it has one.
  package static func + (left: Printout, right: Printout) -> Printout {
    var sum = left
    sum += right
    return sum
  }

  static func += (left: inout Printout, right: Printout) {
    left.pieces += right.pieces
    left.failure = right.failure ?? left.failure
  }

  /// The same, with the reason why it is not all.
  package func failing(_ failure: (any Error)?) -> Printout {
    var failing = self
    failing.failure = failure
    return failing
  }

  /// Everything as it is.
  package var text: String { pieces.map(\.text).joined() }

  /// Everything as it is, cut where the stream changes.
  var stretches: [(stream: Stream, text: String)] {
    pieces.reduce(into: []) { stretches, piece in
      if stretches.last?.stream == piece.stream {
        stretches[stretches.count - 1].text += piece.text
      } else {
        stretches.append((piece.stream, piece.text))
      }
    }
  }

  /// Everything, with sentences broken where the terminal would break them in the middle of a word.
  package func text(on terminal: TerminalCapabilities) -> String {
    guard terminal.isTerminal else { return text }
    return pieces.map { piece in
      switch piece.form {
      case .laidOut: piece.text
      case .prose: Self.wrapped(piece.text, to: terminal.width)
      }
    }.joined()
  }

  private static func wrapped(_ text: String, to width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let line = String(line)
      guard CellWidth.of(line) > width else { return [line] }
      let indent = String(line.prefix { $0 == " " }) + "  "
      return StyledText(line).wrapped(to: width, indent: indent).map(\.text)
    }.joined(separator: "\n")
  }
}

extension Sequence<Printout> {
  /// All of them after each other.
  package func joined() -> Printout { reduce(into: Printout()) { $0 += $1 } }
}
