import SwiftUI
import WidgetKit

/// The number that was called last, and where each counter is.
struct QueueView: View {
  let entry: QueueEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Now serving")
        .font(.caption)
        .foregroundStyle(.secondary)
      ForEach(entry.counters) { counter in
        HStack {
          Text(counter.letter)
            .font(.caption.bold())
          Spacer()
          Text("\(counter.number)")
            .font(.caption)
            .contentTransition(.numericText(value: Double(counter.number)))
        }
      }
    }
    .monospacedDigit()
  }
}
