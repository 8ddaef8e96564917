import Foundation

/// The service's response.
struct Answer: Decodable {
  let cityName: String
  let tempC: Double
  let condition: String
  let measuredAt: String
  let rainChance: Double?
}

/// Reads the weather from a response. Throws if a required part is missing.
func weather(from data: Data) throws -> Weather {
  let decoder = JSONDecoder()
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  let answer = try decoder.decode(Answer.self, from: data)
  guard let measured = ISO8601DateFormatter().date(from: answer.measuredAt) else {
    throw AnswerError.noDate(answer.measuredAt)
  }
  let sky = Sky.allCases.first { $0.rawValue == answer.condition }
  return Weather(
    place: answer.cityName, temperature: answer.tempC, sky: sky ?? .clouds, measured: measured,
    rainChance: answer.rainChance)
}

enum AnswerError: Error {
  case noDate(String)
}
