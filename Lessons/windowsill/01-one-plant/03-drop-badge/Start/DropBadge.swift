import SwiftUI

/// A sign that tells whether a plant needs water.
struct DropBadge: View {
  let isThirsty: Bool

  var body: some View {
    // TODO: find out why nobody sees the difference on a tinted Home Screen
    Image(systemName: "circle.fill")
      .font(.title)
      .foregroundStyle(isThirsty ? .red : .green)
  }
}
