import Foundation
import LessonProbes
import SwiftUI

let tasks = ViewProbe("tasks") { (tasks: [String]) in
  TasksEntryView(entry: TasksEntry(date: .now, tasks: tasks))
}
