import Foundation

/// What the service answers.
struct Answer: Decodable {
  let place: String
  let temperature: Double
  let condition: String
  let measured: String
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
  let answer = try JSONDecoder().decode(Answer.self, from: data)
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
  guard let measured = formatter.date(from: String(answer.measured.prefix(19))) else {
    throw CocoaError(.formatting)
  }
  return Weather(
    place: answer.place, temperature: answer.temperature,
    sky: Sky(rawValue: answer.condition) ?? .clouds, measured: measured,
    rainChance: answer.rainChance)
}
