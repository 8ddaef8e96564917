import Host
package import Sentences
package import Terminal

extension StandardOutput {
  /// Pieces on their streams, in their order; what stands together on one stream is written whole.
  package static func write(_ printout: Printout) {
    for stretch in printout.stretches {
      switch stretch.stream {
      case .output: write(stretch.text)
      case .errors: errorWrite(stretch.text)
      }
    }
  }

  /// Writes a result as text or as JSON.
  package static func write(
    _ result: some CommandResult, asJSON: Bool = false, on terminal: TerminalCapabilities
  ) throws {
    write(try ResultWriter(terminal).printout(of: result, asJSON: asJSON))
  }

  /// - Parameter language: In which sentences are said.
  package static func json(
    _ value: some Encodable, pretty: Bool = false, language: Language = .english
  ) throws {
    write(try Printout.json(value, pretty: pretty, language: language))
  }
}
