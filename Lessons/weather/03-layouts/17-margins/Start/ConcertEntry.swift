import Foundation
import WidgetKit

/// A concert with its artist and its hall.
struct ConcertEntry: TimelineEntry {
  let date: Date
  let artist: String
  let hall: String
}

/// Provides three concerts, one after another.
struct ConcertProvider: TimelineProvider {
  private let concerts = [
    ("Min Trio", "Hall 2"), ("Blue Lake", "Old Mill"), ("Blue Orchards", "Dock 9"),
  ]

  func placeholder(in context: Context) -> ConcertEntry { entry(0, .now) }

  func getSnapshot(in context: Context, completion: @escaping (ConcertEntry) -> Void) {
    completion(entry(0, .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ConcertEntry>) -> Void) {
    let now = Date.now
    let entries = concerts.indices.map { entry($0, now.addingTimeInterval(Double($0) * 3600)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  private func entry(_ place: Int, _ date: Date) -> ConcertEntry {
    ConcertEntry(date: date, artist: concerts[place].0, hall: concerts[place].1)
  }
}
