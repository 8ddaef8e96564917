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
    let entries = (0..<6).map { ScanEntry(date: .now.addingTimeInterval(Double($0) * 3600)) }
    completion(Timeline(entries: entries, policy: .never))
  }
}

struct ScanEntryView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    content
      .widgetURL(URL(string: "rings://scan"))
  }

  @ViewBuilder private var content: some View {
    if family == .accessoryCircular {
      ZStack {
        AccessoryWidgetBackground()
        Image(systemName: "qrcode.viewfinder")
          .font(.title)
          .accessibilityLabel("Scan a QR code")
      }
    } else {
      VStack {
        Image(systemName: "qrcode.viewfinder")
          .font(.largeTitle)
        Text("Scan a QR code")
      }
    }
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
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}
