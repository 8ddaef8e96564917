/// As a list of red, green, blue, and alpha where it is not 1: pictures have hundreds of colours, and names
/// for their parts would take most of the time that they take to cross to another process.
extension RGBA: Codable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for part in [red, green, blue] { try container.encode(part) }
    if alpha != 1 { try container.encode(alpha) }
  }

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    func part() throws -> Double { try container.decode(Double.self) }
    self.init(
      red: try part(), green: try part(), blue: try part(),
      alpha: container.isAtEnd ? 1 : try part())
  }
}
