import SwiftUI
import WidgetKit

#Preview("Small, open", as: .systemSmall) {
  LibraryWidget()
} timeline: {
  LibraryEntry.open
}

#Preview("Small, closed", as: .systemSmall) {
  LibraryWidget()
} timeline: {
  LibraryEntry.longest
}

#Preview("Medium, open", as: .systemMedium) {
  LibraryWidget()
} timeline: {
  LibraryEntry.open
}

#Preview("Medium, closed", as: .systemMedium) {
  LibraryWidget()
} timeline: {
  LibraryEntry.longest
}
