import Foundation

/// What the service answers.
struct Answer: Decodable {
  let cityName: String
  let tempC: Double
  let condition: String
  let measuredAt: String
  let rainChance: Double?
}

/// The weather of an answer; throws where something is missing that it cannot do without.
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
