import SwiftUI
import WidgetKit

struct AppointmentView: View {
  @Environment(\.widgetFamily) private var family
  let appointment: Appointment

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "cross.case.fill")
        Text(appointment.time)
          .font(.headline)
      }
      Group {
        Text(appointment.doctor)
        Text(appointment.reason)
          .font(.caption)
      }
      .privacySensitive(family == .accessoryRectangular)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
