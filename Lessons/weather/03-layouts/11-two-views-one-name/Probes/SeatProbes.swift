import LessonProbes
import SwiftUI

let seat = ViewProbe("seat") { (seat: String, departure: String) in
  SeatView(seat: seat, departure: departure)
}
