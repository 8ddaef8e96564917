import LessonProbes

/// Fills the box with other doses, of which somebody has looked at the last one.
let fill = Probe("fill") { (doses: [Dose]) in
  MedicineBox.doses = doses
  if let last = doses.last { MedicineBox.current = last }
}
