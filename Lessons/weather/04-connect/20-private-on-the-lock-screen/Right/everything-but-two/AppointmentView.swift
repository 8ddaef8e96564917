import SwiftUI
import WidgetKit

// TODO: what of this may the people behind you read?
struct AppointmentView: View {
  let appointment: Appointment

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "cross.case.fill")
        Text(appointment.time)
          .font(.headline)
      }
      .unredacted()
      Text(appointment.doctor)
      Text(appointment.reason)
        .font(.caption)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .privacySensitive()
  }
}
