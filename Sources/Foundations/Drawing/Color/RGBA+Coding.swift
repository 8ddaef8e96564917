/// Encoded as an array of red, green, blue, and alpha if it isn't 1.
///
/// Pictures contain hundreds of colors, and keyed components would take most of the time of a transfer
/// between processes.
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
