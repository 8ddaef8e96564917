import Foundation

/// Reports of the service at `https://weather.example/forecast`.
struct WebSource: ReportSource {
  func report(for place: String) async throws -> Report {
    var address = URLComponents(string: "https://weather.example/forecast")
    address?.queryItems = [URLQueryItem(name: "place", value: place)]
    guard let url = address?.url else { throw SourceError.unknownPlace }
    let request = URLRequest(url: url, timeoutInterval: 10)
    let (data, response) = try await URLSession.shared.data(for: request)
    switch (response as? HTTPURLResponse)?.statusCode {
    case 200:
      guard let answer = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw SourceError.unreadable
      }
      return Report(
        place: answer["place"] as? String ?? place,
        temperature: answer["temperature"] as? Int ?? 0)
    case 404: throw SourceError.unknownPlace
    default: throw SourceError.busy
    }
  }
}
