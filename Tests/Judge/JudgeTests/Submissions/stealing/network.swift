// Opens sockets of every family.
import Foundation

func attack() -> String {
  for family in [Int32(1), 2, 10, 16, 17, 38, 40, 44] {
    for kind in [Int32(1), 2, 3] where socket(family, kind, 0) >= 0 {
      reached("a socket of family \(family)")
    }
  }
  var pair: [Int32] = [0, 0]
  if socketpair(1, 1, 0, &pair) == 0 { reached("a pair of sockets") }
  return "?"
}
