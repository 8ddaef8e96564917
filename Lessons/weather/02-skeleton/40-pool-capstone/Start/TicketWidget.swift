import SwiftUI
import WidgetKit

struct TicketEntry: TimelineEntry {
  let date: Date
}

struct TicketProvider: TimelineProvider {
  func placeholder(in context: Context) -> TicketEntry { TicketEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (TicketEntry) -> Void) {
    completion(TicketEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TicketEntry>) -> Void) {
    completion(Timeline(entries: [TicketEntry(date: .now)], policy: .never))
  }
}

struct TicketView: View {
  var body: some View {
    if #available(iOS 17.0, *) {
      label.containerBackground(.fill.tertiary, for: .widget)
    } else {
      label
    }
  }

  private var label: some View {
    Label("Ticket", systemImage: "ticket.fill")
      .widgetURL(URL(string: "pool://ticket"))
  }
}

/// The ticket for the turnstile, one tap away.
///
/// Leave this file as it is.
struct TicketWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Ticket", provider: TicketProvider()) { _ in
      TicketView()
    }
    .configurationDisplayName("Ticket")
    .description("Show your ticket at the turnstile.")
    .supportedFamilies([.systemSmall])
  }
}
