import Host
package import Sentences

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

  /// - Parameter language: In which sentences are said.
  package static func json(
    _ value: some Encodable, pretty: Bool = false, language: Language = .english
  ) throws {
    write(try Printout.json(value, pretty: pretty, language: language))
  }
}
