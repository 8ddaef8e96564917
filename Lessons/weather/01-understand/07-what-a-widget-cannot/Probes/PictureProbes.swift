import Foundation
import LessonProbes
import SwiftUI

/// The widget's view with another list.
let tasks = ViewProbe("tasks") { (tasks: [String]) in
  TasksEntryView(entry: TasksEntry(date: .now, tasks: tasks))
}
