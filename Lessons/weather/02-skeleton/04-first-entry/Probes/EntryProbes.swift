import LessonProbes

/// Fills the box with other doses.
let fill = Probe("fill") { (doses: [Dose]) in
  MedicineBox.doses = doses
}
