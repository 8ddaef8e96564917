import SwiftUI
import WidgetKit

#Preview(as: .systemSmall) {
  LibraryWidget()
} timeline: {
  LibraryEntry.open
  LibraryEntry.longest
}

#Preview(as: .systemMedium) {
  LibraryWidget()
} timeline: {
  LibraryEntry.open
  LibraryEntry.longest
}
