import SwiftUI
import WidgetKit

@available(iOS 17.0, *)
#Preview("Small", as: .systemSmall) {
  QueueWidget()
} timeline: {
  QueueEntry(ahead: 3)
  QueueEntry(ahead: 0)
}
