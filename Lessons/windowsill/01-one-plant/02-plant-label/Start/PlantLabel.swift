import SwiftUI

/// The words about one plant.
struct PlantLabel: View {
  let name: String
  let reminder: String

  var body: some View {
    // TODO: show the reminder first, and the name below
    Text(name)
      .font(.largeTitle)
      .lineLimit(1)
  }
}
