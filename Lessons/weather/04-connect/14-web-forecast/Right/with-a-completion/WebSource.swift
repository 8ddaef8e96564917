import Foundation

/// The same with the older form of URLSession, wrapped as an async call.
struct WebSource: ReportSource {
  func report(for place: String) async throws -> Report {
    guard let base = URL(string: "https://weather.example") else { throw SourceError.busy }
    let url = base.appending(path: "forecast")
      .appending(queryItems: [URLQueryItem(name: "place", value: place)])
    var request = URLRequest(url: url)
    request.timeoutInterval = 8
    let (data, status): (Data, Int) = try await withCheckedThrowingContinuation { continuation in
      let task = URLSession.shared.dataTask(with: request) { data, response, error in
        if let error { return continuation.resume(throwing: error) }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        continuation.resume(returning: (data ?? Data(), status))
      }
      task.resume()
    }
    if status == 404 { throw SourceError.unknownPlace }
    if status != 200 { throw SourceError.busy }
    do {
      return try JSONDecoder().decode(Report.self, from: data)
    } catch {
      throw SourceError.unreadable
    }
  }
}
