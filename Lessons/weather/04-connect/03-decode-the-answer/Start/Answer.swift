import Foundation

/// The service's response.
struct Answer: Decodable {
  // TODO: use the service's names, and allow for missing values.
  let place: String
  let temperature: Double
  let condition: String
  let measured: Date
  let rainChance: Double
}

/// Reads the weather from a response. Throws if a required part is missing.
func weather(from data: Data) throws -> Weather {
  // TODO: read times from text, and handle unknown skies.
  let answer = try JSONDecoder().decode(Answer.self, from: data)
  return Weather(
    place: answer.place, temperature: answer.temperature, sky: .clear, measured: answer.measured,
    rainChance: answer.rainChance)
}
