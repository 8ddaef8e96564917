import SwiftUI
import WidgetKit

struct ScanEntry: TimelineEntry {
  let date: Date
}

struct ScanProvider: TimelineProvider {
  func placeholder(in context: Context) -> ScanEntry { ScanEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (ScanEntry) -> Void) {
    completion(ScanEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ScanEntry>) -> Void) {
    // TODO: nothing here ever changes.
    completion(
      Timeline(entries: [ScanEntry(date: .now)], policy: .after(.now.addingTimeInterval(900))))
  }
}

struct ScanEntryView: View {
  var body: some View {
    // TODO: a tap opens rings://scan, in the circle on the Lock Screen as well.
    Button {
      print("Open the scanner")
    } label: {
      VStack {
        Image(systemName: "qrcode.viewfinder")
          .font(.largeTitle)
        Text("Scan a QR code")
      }
    }
    .buttonStyle(.plain)
  }
}

@main
struct ScanWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ScanWidget", provider: ScanProvider()) { _ in
      ScanEntryView()
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Scanner")
    .description("Open the camera on a QR code.")
    // TODO: the Lock Screen.
    .supportedFamilies([.systemSmall])
  }
}
