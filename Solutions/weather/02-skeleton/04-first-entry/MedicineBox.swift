/// A medicine to take, and the time to take it.
struct Dose: Codable, Sendable {
  var medicine: String
  var pills: Int
  /// In hours from now: 0 is now.
  var inHours: Int
}

/// The medicines that the widget reminds you to take.
///
/// Leave this file as it is.
enum MedicineBox {
  static var doses = [
    Dose(medicine: "Iron", pills: 1, inHours: 0),
    Dose(medicine: "Zinc", pills: 2, inHours: 5),
    Dose(medicine: "Magnesium", pills: 3, inHours: 11),
  ]
  /// The dose that was viewed last.
  static var current = doses[0]
}
