import AppIntents
import SwiftUI
import WidgetKit

/// The service's response about a parcel.
struct Answer: Decodable, Sendable {
  let place: String
  let stops_left: Int

  var parcel: Parcel { Parcel(place: place, stops: stops_left) }
}

struct ParcelEntry: TimelineEntry {
  let date: Date
  /// The parcel, or nil before the first response.
  let parcel: Parcel?
  /// Whether the service had no new response.
  let isOld: Bool
}

struct ParcelProvider: TimelineProvider {
  func placeholder(in context: Context) -> ParcelEntry {
    ParcelEntry(date: .now, parcel: .sample, isOld: false)
  }

  func getSnapshot(in context: Context, completion: @escaping (ParcelEntry) -> Void) {
    completion(ParcelEntry(date: .now, parcel: ParcelStore.last ?? .sample, isOld: false))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ParcelEntry>) -> Void) {
    Task { @MainActor in
      let now = Date.now
      let fresh = try? await ask()
      if let fresh { ParcelStore.last = fresh }
      let entry = ParcelEntry(date: now, parcel: fresh ?? ParcelStore.last, isOld: fresh == nil)
      let minutes = fresh == nil ? 15.0 : 60
      completion(Timeline(entries: [entry], policy: .after(now + minutes * 60)))
    }
  }

  private func ask() async throws -> Parcel {
    var address = URLComponents()
    address.scheme = "https"
    address.host = "parcels.example"
    address.path = "/state"
    address.queryItems = [URLQueryItem(name: "code", value: ParcelStore.code)]
    guard let url = address.url else { throw URLError(.badURL) }
    let (data, response) = try await URLSession.shared.data(
      for: URLRequest(url: url, timeoutInterval: 10))
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode(Answer.self, from: data).parcel
  }
}

/// Stores whether the parcel may be left next door.
struct NextDoorIntent: AppIntent {
  static let title: LocalizedStringResource = "Leave it next door"

  @Parameter(title: "Next door")
  var isOn: Bool

  init() {}

  init(isOn: Bool) {
    self.isOn = isOn
  }

  func perform() async throws -> some IntentResult {
    ParcelStore.goesNextDoor = isOn
    return .result()
  }
}

struct ParcelView: View {
  let entry: ParcelEntry

  private var link: URL? {
    var address = URLComponents()
    address.scheme = "parcels"
    address.host = "parcel"
    address.queryItems = [URLQueryItem(name: "code", value: ParcelStore.code)]
    return address.url
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        if let parcel = entry.parcel {
          Text("\(parcel.stops) stops left")
            .font(.title2)
          Text(parcel.place)
            .privacySensitive()
          if entry.isOld {
            Label("Not up to date", systemImage: "clock.arrow.circlepath")
              .font(.caption)
          }
        } else {
          Text("Nothing known yet")
        }
      }
      Spacer()
      Toggle(
        isOn: ParcelStore.goesNextDoor, intent: NextDoorIntent(isOn: !ParcelStore.goesNextDoor)
      ) {
        Image(systemName: "house")
          .frame(width: 44, height: 44)
          .accessibilityLabel("Leave it next door")
      }
      .toggleStyle(.button)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .widgetURL(link)
  }
}

struct ParcelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Parcel", provider: ParcelProvider()) { entry in
      ParcelView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Parcel")
    .description("See how far your parcel is.")
    .supportedFamilies([.systemMedium])
  }
}
