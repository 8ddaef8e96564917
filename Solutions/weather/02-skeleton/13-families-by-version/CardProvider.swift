import SwiftUI
import WidgetKit

struct CardEntry: TimelineEntry {
  let date: Date
}

struct CardProvider: TimelineProvider {
  func placeholder(in context: Context) -> CardEntry { CardEntry(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (CardEntry) -> Void) {
    completion(CardEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CardEntry>) -> Void) {
    completion(Timeline(entries: [CardEntry(date: Date())], policy: .never))
  }
}

extension View {
  /// The widget's own background: in its container from iOS 17 on, behind the view before.
  @ViewBuilder func widgetSurface() -> some View {
    if #available(iOS 17.0, *) {
      containerBackground(.background, for: .widget)
    } else {
      self
    }
  }
}
