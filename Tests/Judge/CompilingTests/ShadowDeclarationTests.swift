import Compiling
import Testing

/// Declarations with which a learner could shadow a library's declarations.
@Suite struct ShadowDeclarationTests {
  @Test(arguments: [
    // Sequence.map
    (
      "s:STsE3mapySayqd__Gqd__7ElementQzqd_0_YKXEqd_0_YKs5ErrorRd_0_r0_lF",
      "extension Swift.Sequence { func `map`<A1, B1>(_ p0: (Self.Element) throws(B1) -> A1) throws(B1) -> Swift.Array<A1>"
        + " where B1: Swift.Error { ringsShadow() } }"
    ),
    // Collection.isEmpty
    (
      "s:SlsE7isEmptySbvp",
      "extension Swift.Collection { var `isEmpty`: Swift.Bool { ringsShadow() } }"
    ),
    // ??
    (
      "s:s2qqoiyxxSgn_xyKXKtKRi_zlF",
      "func ?? <A>(_ p0: Swift.Optional<A>, _ p1: @autoclosure () throws -> A) rethrows -> A { ringsShadow() }"
    ),
    // Mirror.init(reflecting:), Array, a C function
    ("s:s6MirrorV10reflectingAByp_tcfc", nil), ("s:Sa", nil), ("c:@F@free", nil),
  ])
  func aMemberIsDeclaredOnceMore(symbol: String, text: String?) {
    #expect(ShadowDeclaration(of: symbol)?.text == text)
  }
}
