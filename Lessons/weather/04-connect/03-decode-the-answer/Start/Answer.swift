import Foundation

/// What the service answers.
struct Answer: Decodable {
  // TODO: the names that the service uses, and what may be missing.
  let place: String
  let temperature: Double
  let condition: String
  let measured: Date
  let rainChance: Double
}

/// The weather of an answer; throws where something is missing that it cannot do without.
func weather(from data: Data) throws -> Weather {
  // TODO: times are texts, and a sky may be one that we do not know.
  let answer = try JSONDecoder().decode(Answer.self, from: data)
  return Weather(
    place: answer.place, temperature: answer.temperature, sky: .clear, measured: answer.measured,
    rainChance: answer.rainChance)
}
