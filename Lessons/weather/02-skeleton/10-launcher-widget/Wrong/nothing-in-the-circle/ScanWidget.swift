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
    completion(Timeline(entries: [ScanEntry(date: .now)], policy: .never))
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
