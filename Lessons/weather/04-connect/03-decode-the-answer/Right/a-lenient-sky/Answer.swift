import Foundation

extension Sky: Decodable {
  init(from decoder: any Decoder) throws {
    let word = try decoder.singleValueContainer().decode(String.self)
    self = Sky(rawValue: word) ?? .clouds
  }
}

extension Weather: Decodable {
  private enum Key: String, CodingKey {
    case city_name, temp_c, condition, measured_at, rain_chance
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    place = try values.decode(String.self, forKey: .city_name)
    temperature = try values.decode(Double.self, forKey: .temp_c)
    sky = try values.decode(Sky.self, forKey: .condition)
    measured = try values.decode(Date.self, forKey: .measured_at)
    rainChance = try values.decodeIfPresent(Double.self, forKey: .rain_chance)
  }
}

func weather(from data: Data) throws -> Weather {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  return try decoder.decode(Weather.self, from: data)
}
