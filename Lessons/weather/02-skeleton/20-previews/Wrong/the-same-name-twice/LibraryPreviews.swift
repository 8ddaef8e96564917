import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall) {
  LibraryWidget()
} timeline: {
  LibraryEntry.open
  LibraryEntry.closed
  LibraryEntry.longest
}

#Preview("Small", as: .systemMedium) {
  LibraryWidget()
} timeline: {
  LibraryEntry.open
  LibraryEntry.closed
  LibraryEntry.longest
}
