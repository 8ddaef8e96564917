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
      Text("\(entry.called)")
        .font(.system(size: 40, weight: .semibold))
        .contentTransition(.numericText(value: 418))
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
