import LessonProbes

/// Fills the box with other doses, the last of which the user has viewed.
let fill = Probe("fill") { (medicines: [String], pills: [Int], hours: [Int]) in
  let doses = zip(medicines, zip(pills, hours)).map { medicine, amounts in
    Dose(medicine: medicine, pills: amounts.0, inHours: amounts.1)
  }
  MedicineBox.doses = doses
  if let last = doses.last { MedicineBox.current = last }
}
