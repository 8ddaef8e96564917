import Compiling
import TestSupport
import Testing

@Suite(.serialized) struct PlatformConditionOrderTests {
  /// A random order of conditions would give every process different compiler arguments and defeat the cache.
  @Test func theOrderIsTheSameInEveryProcess() {
    #expect(PlatformConditions.definitions.count > 1)
    #expect(PlatformConditions.definitions == PlatformConditions.definitions.sorted())
  }
}
