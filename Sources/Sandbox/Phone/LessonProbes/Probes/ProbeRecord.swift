/// Several values under names of their own, as a check's `Decodable` structure reads them.
///
/// ```swift
/// let read = Probe("read") { (answer: String) throws -> ProbeRecord in
///   let weather = try weather(from: answer)
///   return ["place": weather.place, "temperature": weather.temperature]
/// }
/// ```
public struct ProbeRecord: ProbeResult, ExpressibleByDictionaryLiteral {
  private let fields: [(name: String, value: any ProbeResult)]

  public init(dictionaryLiteral elements: (String, any ProbeResult)...) {
    fields = elements.map { (name: $0.0, value: $0.1) }
  }

  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }

  /// Writes the fields in their order; of two with one name the later one counts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for field in fields {
      try container.encode(field.value, forKey: Name(stringValue: field.name))
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
