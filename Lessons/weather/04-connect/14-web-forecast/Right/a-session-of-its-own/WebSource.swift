import Foundation

/// The same with a session that gives up every request after ten seconds.
struct WebSource: ReportSource {
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 10
    configuration.httpAdditionalHeaders = ["Accept": "application/json"]
    return URLSession(configuration: configuration)
  }()

  func report(for place: String) async throws -> Report {
    let (data, response) = try await Self.session.data(from: Self.address(of: place))
    guard let response = response as? HTTPURLResponse, response.statusCode != 404 else {
      throw SourceError.unknownPlace
    }
    guard (200..<300).contains(response.statusCode) else { throw SourceError.busy }
    guard let report = try? JSONDecoder().decode(Report.self, from: data) else {
      throw SourceError.unreadable
    }
    return report
  }

  private static func address(of place: String) throws -> URL {
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: "-._~")
    guard let name = place.addingPercentEncoding(withAllowedCharacters: allowed),
      let url = URL(string: "https://weather.example/forecast?place=" + name)
    else { throw SourceError.unknownPlace }
    return url
  }
}
