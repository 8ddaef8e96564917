import EventKit
import SwiftUI
import WidgetKit

struct AgendaItem: Identifiable {
  let id: String
  let title: String
  let start: Date
  let isAllDay: Bool
  let color: Color
}

final class Agenda {
  static let shared = Agenda()
  private let store = EKEventStore()

  func today() -> [AgendaItem] {
    guard EKEventStore.authorizationStatus(for: .event) == .fullAccess else { return [] }
    let start = Calendar.current.startOfDay(for: Date())
    guard let end = Calendar.current.date(byAdding: .day, value: 1, to: start) else { return [] }
    let calendars = store.calendars(for: .event).filter { $0.title != "Birthdays" }
    let predicate = store.predicateForEvents(withStart: start, end: end, calendars: calendars)
    return store.events(matching: predicate)
      .sorted { $0.startDate < $1.startDate }
      .map { event in
        AgendaItem(
          id: event.eventIdentifier, title: event.title ?? "", start: event.startDate,
          isAllDay: event.isAllDay, color: Color(cgColor: event.calendar.cgColor))
      }
  }

  func reminders(completion: @escaping ([String]) -> Void) {
    let predicate = store.predicateForReminders(in: nil)
    store.fetchReminders(matching: predicate) { reminders in
      completion((reminders ?? []).filter { !$0.isCompleted }.map { $0.title })
    }
  }

  func ask() async -> Bool {
    (try? await store.requestFullAccessToEvents()) ?? false
  }
}

struct AgendaView: View {
  let items: [AgendaItem]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(items) { item in
        HStack {
          Capsule().fill(item.color).frame(width: 3)
          Text(item.title).lineLimit(1)
          Spacer()
          if !item.isAllDay { Text(item.start, style: .time) }
        }
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .EKEventStoreChanged)) { _ in }
  }
}
