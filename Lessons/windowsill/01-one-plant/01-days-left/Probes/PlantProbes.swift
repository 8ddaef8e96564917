import LessonProbes

let daysLeft = Probe("daysLeft") { (lasts: Int, days: Int) in
  Plant(name: "Fern", lasts: lasts).daysLeft(after: days)
}

let reminder = Probe("reminder") { (lasts: Int, days: Int) in
  Plant(name: "Fern", lasts: lasts).reminder(after: days)
}
