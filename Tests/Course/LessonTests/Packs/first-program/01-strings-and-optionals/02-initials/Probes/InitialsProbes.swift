import LessonProbes

let letters = Probe("letters") { (name: String) in initials(of: name) }
