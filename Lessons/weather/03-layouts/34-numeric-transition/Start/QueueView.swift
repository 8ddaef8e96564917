import SwiftUI
import WidgetKit

/// The number called last, and the number of each counter.
struct QueueView: View {
  let entry: QueueEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Now serving")
        .font(.caption)
        .foregroundStyle(.secondary)
      // TODO: let the digits roll instead of blink.
      Text("\(entry.called)")
        .font(.system(size: 40, weight: .semibold))
      ForEach(entry.counters) { counter in
        HStack {
          Text(counter.letter)
            .font(.caption.bold())
          Spacer()
          Text("\(counter.number)")
            .font(.caption)
        }
      }
    }
    .monospacedDigit()
  }
}
