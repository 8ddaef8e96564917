import SwiftUI
import WidgetKit

#Preview("Small", as: .systemSmall) {
  LibraryWidget()
} timeline: {
  LibraryEntry.open
}

#Preview("Medium", as: .systemMedium) {
  LibraryWidget()
} timeline: {
  LibraryEntry.open
}
