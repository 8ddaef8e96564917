import SwiftUI

/// A sign that tells whether a plant needs water.
struct DropBadge: View {
  let isThirsty: Bool

  var body: some View {
    Image(systemName: isThirsty ? "drop.fill" : "leaf.fill")
      .font(.title)
      .foregroundStyle(isThirsty ? .blue : .primary)
  }
}
