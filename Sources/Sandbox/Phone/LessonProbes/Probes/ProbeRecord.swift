/// Several named values, which a check decodes into its own `Decodable` structure.
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

  /// Writes the fields in order; if a name repeats, its last value counts.
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
