import Host
package import Sentences
package import Terminal

extension StandardOutput {
  /// Writes each piece to its stream in order, joining adjacent pieces of the same stream into one write.
  package static func write(_ printout: Printout) {
    for stretch in printout.stretches {
      switch stretch.stream {
      case .output: write(stretch.bytes)
      case .errors: errorWrite(stretch.bytes)
      }
    }
  }

  package static func write(
    _ result: some CommandResult, asJSON: Bool = false, on terminal: TerminalCapabilities
  ) throws {
    write(try ResultWriter(terminal).printout(of: result, asJSON: asJSON))
  }

  /// - Parameter language: The language of sentences.
  package static func json(
    _ value: some Encodable, pretty: Bool = false, language: Language = .english
  ) throws {
    write(try Printout.json(value, pretty: pretty, language: language))
  }
}
