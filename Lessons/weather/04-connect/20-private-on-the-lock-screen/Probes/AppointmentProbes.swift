import LessonProbes
import SwiftUI

let appointment = ViewProbe("appointment") { (doctor: String, reason: String, time: String) in
  AppointmentView(appointment: Appointment(doctor: doctor, reason: reason, time: time))
}
