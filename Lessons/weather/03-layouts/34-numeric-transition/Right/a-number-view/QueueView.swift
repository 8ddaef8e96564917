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
      RollingNumber(value: entry.called)
        .font(.system(size: 40, weight: .semibold))
      ForEach(entry.counters) { counter in
        HStack {
          Text(counter.letter)
            .font(.caption.bold())
          Spacer()
          RollingNumber(value: counter.number)
            .font(.caption)
        }
      }
    }
    .monospacedDigit()
  }
}

/// A number whose digits roll to the next one.
struct RollingNumber: View {
  let value: Int

  var body: some View {
    Text(value, format: .number)
      .contentTransition(.numericText(value: Double(value)))
  }
}
