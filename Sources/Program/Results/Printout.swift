import Drawing
package import Terminal

/// The output of a command in pieces that say how their lines may wrap.
package struct Printout {
  package enum Form: Hashable, Sendable {
    /// Pictures, tables, code, documents and already wrapped text, printed unchanged.
    case laidOut
    /// Sentences, one per line, that wrap between words on a narrow terminal.
    case prose
  }

  /// The output stream of a piece; the prompt shows both streams in one place.
  package enum Stream: Hashable, Sendable {
    case output, errors
  }

  package struct Piece: Hashable, Sendable {
    package var form: Form
    /// Complete lines, each with its newline.
    package var text: String
    package var stream = Stream.output
    /// The same content as an SVG document, for terminals that can show pixels.
    package var drawing: String?
    /// The contents of a binary file, instead of text.
    package var bytes: [UInt8]?
    /// The numbers of the lint rules that the piece is about.
    package var rules: [String] = []
  }

  package private(set) var pieces: [Piece] = []
  /// The error to report after the pieces; nil if the command succeeded.
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

  /// Returns a printout of a binary file, for a pipe.
  package static func bytes(_ bytes: [UInt8]) -> Printout {
    var printout = Printout()
    printout.pieces = [Piece(form: .laidOut, text: "", bytes: bytes)]
    return printout
  }

  /// Returns a printout of pictures as cells, with the SVG document that can replace the cells.
  package static func drawn(_ text: String, as drawing: String?) -> Printout {
    var printout = Printout(.laidOut, text, .output)
    if !printout.pieces.isEmpty { printout.pieces[0].drawing = drawing }
    return printout
  }

  /// Returns the printout with pixels in place of cells if the terminal supports them.
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

  package var rules: [String] { pieces.flatMap(\.rules) }

  /// Returns the printout marked with the rules it is about.
  package func about(rules: [String]) -> Printout {
    var about = self
    if !about.pieces.isEmpty { about.pieces[0].rules = rules }
    return about
  }

  /// Appends the right printout; its failure, if any, replaces the left one's.
  package static func + (left: Printout, right: Printout) -> Printout {
    var sum = left
    sum += right
    return sum
  }

  static func += (left: inout Printout, right: Printout) {
    left.pieces += right.pieces
    left.failure = right.failure ?? left.failure
  }

  package func failing(_ failure: (any Error)?) -> Printout {
    var failing = self
    failing.failure = failure
    return failing
  }

  package var text: String { pieces.map(\.text).joined() }

  /// The unwrapped content, split where the output stream changes.
  var stretches: [(stream: Stream, bytes: [UInt8])] {
    pieces.reduce(into: []) { stretches, piece in
      let bytes = piece.bytes ?? Array(piece.text.utf8)
      if stretches.last?.stream == piece.stream {
        stretches[stretches.count - 1].bytes += bytes
      } else {
        stretches.append((piece.stream, bytes))
      }
    }
  }

  /// Returns the text of all pieces, with prose wrapped between words if the output is a terminal.
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
  package func joined() -> Printout { reduce(into: Printout()) { $0 += $1 } }
}
