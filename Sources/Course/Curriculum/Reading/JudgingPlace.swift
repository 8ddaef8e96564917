/// Who runs a check, as a manifest says it.
enum JudgingPlace: String, CaseIterable {
  case here, elsewhere
}
