import Foundation

/// What the service answers.
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

/// The weather of an answer; throws where something is missing that it cannot do without.
func weather(from data: Data) throws -> Weather {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  let answer = try decoder.decode(Answer.self, from: data)
  return Weather(
    place: answer.place, temperature: answer.temperature,
    sky: Sky(rawValue: answer.condition) ?? .clear, measured: answer.measured,
    rainChance: answer.rainChance)
}
