// Doubles a type again and again.
// wall: inner
// verdict: notCompiled
// compile: 2
import SwiftUI
struct Pair<A, B> {}
typealias T0 = Pair<Int, Int>
typealias T1 = Pair<T0, T0>
typealias T2 = Pair<T1, T1>
typealias T3 = Pair<T2, T2>
typealias T4 = Pair<T3, T3>
typealias T5 = Pair<T4, T4>
typealias T6 = Pair<T5, T5>
typealias T7 = Pair<T6, T6>
typealias T8 = Pair<T7, T7>
typealias T9 = Pair<T8, T8>
typealias T10 = Pair<T9, T9>
typealias T11 = Pair<T10, T10>
typealias T12 = Pair<T11, T11>
typealias T13 = Pair<T12, T12>
typealias T14 = Pair<T13, T13>
typealias T15 = Pair<T14, T14>
typealias T16 = Pair<T15, T15>
typealias T17 = Pair<T16, T16>
typealias T18 = Pair<T17, T17>
typealias T19 = Pair<T18, T18>
typealias T20 = Pair<T19, T19>
typealias T21 = Pair<T20, T20>
typealias T22 = Pair<T21, T21>
typealias T23 = Pair<T22, T22>
typealias T24 = Pair<T23, T23>
typealias T25 = Pair<T24, T24>
typealias T26 = Pair<T25, T25>
typealias T27 = Pair<T26, T26>
let bomb = T27()
func attack() -> String { "\(bomb)" }
