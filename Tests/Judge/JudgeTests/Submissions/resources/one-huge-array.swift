// Allocates a terabyte at once.
// checks: passed outOfMemory|crashed skipped passed passed
func attack() -> String {
  let bytes = [UInt8](repeating: 1, count: 1 << 40)
  return "\(bytes.count)"
}
