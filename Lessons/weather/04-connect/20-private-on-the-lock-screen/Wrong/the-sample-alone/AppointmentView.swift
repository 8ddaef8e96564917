import SwiftUI
import WidgetKit

struct AppointmentView: View {
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
      .privacySensitive(appointment.doctor == "Dr. Han")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
