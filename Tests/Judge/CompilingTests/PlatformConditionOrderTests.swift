import Compiling
import TestSupport
import Testing

@Suite(.serialized) struct PlatformConditionOrderTests {
  /// In an order of its own, every second process would compile anew what is kept by its arguments.
  @Test func theyComeInTheSameOrderInEveryProcess() {
    #expect(PlatformConditions.definitions.count > 1)
    #expect(PlatformConditions.definitions == PlatformConditions.definitions.sorted())
  }
}
