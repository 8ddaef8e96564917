import Foundation

struct WebSource: ReportSource {
  var session = URLSession.shared

  func report(for place: String) async throws -> Report {
    var request = URLRequest(url: try address(place), timeoutInterval: 5)
    request.httpMethod = "GET"
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (bytes, response) = try await session.bytes(for: request)
    switch (response as? HTTPURLResponse)?.statusCode {
    case 200?: break
    case 404?: throw SourceError.unknownPlace
    case nil: throw URLError(.badServerResponse)
    default: throw SourceError.busy
    }
    var data = Data()
    for try await byte in bytes { data.append(byte) }
    do {
      return try JSONDecoder().decode(Report.self, from: data)
    } catch {
      throw SourceError.unreadable
    }
  }

  func address(_ place: String) throws -> URL {
    let encoded = place.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
    return URL(string: "https://weather.example/forecast?place=\(encoded)")!
  }
}
