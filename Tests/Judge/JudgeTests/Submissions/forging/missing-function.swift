// Uses a function that no library has, so that it can't be loaded.
// checks: notCompiled notCompiled skipped notCompiled notCompiled
// score: 0
// says: undefined symbol
@_silgen_name("nowhere_to_be_found") func nowhere()

func attack() -> String {
  nowhere()
  return "?"
}
