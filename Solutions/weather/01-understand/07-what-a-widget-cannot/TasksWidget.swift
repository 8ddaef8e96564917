import SwiftUI
import WidgetKit

struct TasksEntry: TimelineEntry {
  let date: Date
  /// The tasks, most urgent first.
  let tasks: [String]
}

struct TasksProvider: TimelineProvider {
  private let tasks = ["Water the ferns", "Call Jiho", "Buy rice", "Fix the bike", "Pay rent"]

  func placeholder(in context: Context) -> TasksEntry {
    TasksEntry(date: .now, tasks: tasks)
  }

  func getSnapshot(in context: Context, completion: @escaping (TasksEntry) -> Void) {
    completion(TasksEntry(date: .now, tasks: tasks))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TasksEntry>) -> Void) {
    let entry = TasksEntry(date: .now, tasks: tasks)
    completion(Timeline(entries: [entry], policy: .after(.now + 3600)))
  }
}

struct TasksEntryView: View {
  let entry: TasksEntry

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(entry.tasks.prefix(3).enumerated()), id: \.offset) { _, task in
        Text(task)
      }
      if entry.tasks.count > 3 {
        Text("\(entry.tasks.count - 3) more")
      }
    }
  }
}

@main
struct TasksWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TasksWidget", provider: TasksProvider()) { entry in
      TasksEntryView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Tasks")
    .description("See what to do next.")
    .supportedFamilies([.systemSmall])
  }
}
