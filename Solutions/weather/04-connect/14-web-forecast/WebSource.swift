import Foundation

/// Gets reports from the service at `https://weather.example/forecast`.
struct WebSource: ReportSource {
  func report(for place: String) async throws -> Report {
    var address = URLComponents(string: "https://weather.example/forecast")
    address?.queryItems = [URLQueryItem(name: "place", value: place)]
    guard let url = address?.url else { throw SourceError.unknownPlace }
    let request = URLRequest(url: url, timeoutInterval: 10)
    let (data, response) = try await URLSession.shared.data(for: request)
    switch (response as? HTTPURLResponse)?.statusCode {
    case 200:
      guard let report = try? JSONDecoder().decode(Report.self, from: data) else {
        throw SourceError.unreadable
      }
      return report
    case 404: throw SourceError.unknownPlace
    default: throw SourceError.busy
    }
  }
}
