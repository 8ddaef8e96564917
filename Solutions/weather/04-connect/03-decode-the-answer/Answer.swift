import Foundation

/// The service's response.
struct Answer: Decodable {
  let place: String
  let temperature: Double
  let condition: String
  let measured: Date
  let rainChance: Double?

  enum CodingKeys: String, CodingKey {
    case place = "city_name"
    case temperature = "temp_c"
    case condition
    case measured = "measured_at"
    case rainChance = "rain_chance"
  }
}

/// Reads the weather from a response.
///
/// Throws if a required part is missing.
func weather(from data: Data) throws -> Weather {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  let answer = try decoder.decode(Answer.self, from: data)
  return Weather(
    place: answer.place, temperature: answer.temperature,
    sky: Sky(rawValue: answer.condition) ?? .clouds, measured: answer.measured,
    rainChance: answer.rainChance)
}
