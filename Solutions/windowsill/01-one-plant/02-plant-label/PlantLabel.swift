import SwiftUI

/// The words about one plant.
struct PlantLabel: View {
  let name: String
  let reminder: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(reminder)
        .font(.title2.bold())
      Text(name)
        .font(.caption)
    }
  }
}
