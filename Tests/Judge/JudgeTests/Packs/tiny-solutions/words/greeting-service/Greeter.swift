import SwiftUI
import WidgetKit

/// Returns the response from an address in words.
func answer(from address: String, patience: Double = 60) async -> String {
  guard let url = URL(string: address) else { return "no address" }
  var request = URLRequest(url: url, timeoutInterval: patience)
  request.setValue("Rings", forHTTPHeaderField: "X-From")
  do {
    let (data, response) = try await URLSession.shared.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    return "\(status) \(String(decoding: data, as: UTF8.self))"
  } catch let error as URLError {
    return "error \(error.code.rawValue)"
  } catch {
    return "strange \(error)"
  }
}

/// Returns the same with a completion handler and a separate session.
func oldAnswer(from address: String) async -> String {
  guard let url = URL(string: address) else { return "no address" }
  return await withCheckedContinuation { continuation in
    let session = URLSession(configuration: .ephemeral)
    session.dataTask(with: url) { data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode
      continuation.resume(
        returning: status.map { "\($0) \(String(decoding: data ?? Data(), as: UTF8.self))" }
          ?? "error \((error as? URLError)?.code.rawValue ?? 0)")
    }.resume()
  }
}

struct GreetingEntry: TimelineEntry {
  let date: Date
  let text: String
}

struct GreetingProvider: TimelineProvider {
  func placeholder(in context: Context) -> GreetingEntry { GreetingEntry(date: .now, text: "–") }

  func getSnapshot(in context: Context, completion: @escaping (GreetingEntry) -> Void) {
    completion(GreetingEntry(date: .now, text: "Hello"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<GreetingEntry>) -> Void) {
    Task {
      let text = await answer(from: "https://greeting.example/hello?name=Mina")
      completion(Timeline(entries: [GreetingEntry(date: .now, text: text)], policy: .never))
    }
  }
}

struct ServiceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Service", provider: GreetingProvider()) { entry in
      Text(entry.text).containerBackground(.background, for: .widget)
    }
  }
}
