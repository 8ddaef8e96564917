import CoreLocation
import MapKit
import SwiftUI
import WidgetKit

struct MapEntry: TimelineEntry {
  let date: Date
  let place: String
  let picture: UIImage?
}

struct MapProvider: TimelineProvider {
  private static let tower = CLLocationCoordinate2D(latitude: 37.5512, longitude: 126.9882)

  func placeholder(in context: Context) -> MapEntry {
    MapEntry(date: .now, place: "Namsan", picture: nil)
  }

  func getSnapshot(in context: Context, completion: @escaping (MapEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MapEntry>) -> Void) {
    let options = MKMapSnapshotter.Options()
    options.region = MKCoordinateRegion(
      center: Self.tower, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
    options.region.span = MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01)
    options.size = context.displaySize
    options.mapType = .mutedStandard
    options.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    MKMapSnapshotter(options: options).start { snapshot, error in
      if let error { print(error.localizedDescription) }
      let entry = MapEntry(date: .now, place: "Namsan", picture: snapshot?.image)
      completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3_600))))
    }
  }
}

enum Places {
  static func names(near center: CLLocationCoordinate2D) async throws -> [String] {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "coffee"
    request.region = MKCoordinateRegion(
      center: center, span: MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05))
    let response = try await MKLocalSearch(request: request).start()
    return response.mapItems.compactMap { $0.name ?? $0.placemark.title }
  }
}

struct MapWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Map", provider: MapProvider()) { entry in
      ZStack(alignment: .bottomLeading) {
        if let picture = entry.picture {
          Image(uiImage: picture).resizable().scaledToFill()
        }
        Text(entry.place).font(.caption)
      }
    }
    .supportedFamilies([.systemSmall])
  }
}
