import Foundation

/// Reports of the service at `https://weather.example/forecast`.
struct WebSource: ReportSource {
  func report(for place: String) async throws -> Report {
    var address = URLComponents(string: "https://weather.example/forecast")
    address?.queryItems = [URLQueryItem(name: "place", value: place)]
    guard let url = address?.url else { throw SourceError.unknownPlace }
    let (data, response) = try await withThrowingTaskGroup(of: (Data, URLResponse).self) { group in
      group.addTask { try await URLSession.shared.data(from: url) }
      group.addTask {
        try await Task.sleep(for: .seconds(10))
        throw SourceError.busy
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw SourceError.busy }
      return first
    }
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
