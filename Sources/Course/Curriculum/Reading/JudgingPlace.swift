/// The place where a check runs, according to the manifest.
enum JudgingPlace: String, CaseIterable {
  case here, elsewhere
}
