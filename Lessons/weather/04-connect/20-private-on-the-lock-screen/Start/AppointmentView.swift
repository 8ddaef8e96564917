import SwiftUI
import WidgetKit

// TODO: mark what other people mustn't read on a locked phone.
struct AppointmentView: View {
  let appointment: Appointment

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "cross.case.fill")
        Text(appointment.time)
          .font(.headline)
      }
      Text(appointment.doctor)
      Text(appointment.reason)
        .font(.caption)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
