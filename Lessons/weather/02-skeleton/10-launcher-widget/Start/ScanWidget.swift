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
    // TODO: nothing here ever changes. What should the policy be?
    completion(
      Timeline(entries: [ScanEntry(date: .now)], policy: .after(.now.addingTimeInterval(900))))
  }
}

struct ScanEntryView: View {
  var body: some View {
    // TODO: make a tap open rings://scan, in the circle on the Lock Screen too.
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
    // TODO: add the Lock Screen.
    .supportedFamilies([.systemSmall])
  }
}
