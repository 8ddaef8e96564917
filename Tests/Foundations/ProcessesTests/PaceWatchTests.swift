import Foundation
import Processes
import TestSupport
import Testing

/// Distinguishes a process that is denied the processor from an idle process and from a running process.
@Suite(.serialized) struct PaceWatchTests {
  /// Returns the starvation after ten samples, one per second, of a program with a share of the processor.
  private func starvation(isReady: Bool, share: Double) -> Double? {
    var watch = PaceWatch()
    let start = ContinuousClock.now
    for second in 0..<10 {
      watch.add(
        PaceWatch.Look(
          time: start + .seconds(second), processorTime: .seconds(Double(second) * share),
          isReady: isReady))
    }
    return watch.starvation
  }

  @Test func aRunnableProcessThatDoesNotRunIsStarved() throws {
    let share = try #require(starvation(isReady: true, share: 0.25))
    #expect(abs(share - 0.75) < 0.001)
  }

  /// An endless loop, a sleeping program, and threads that block each other.
  @Test(arguments: [(true, 1.0), (false, 0.0), (true, 2.0)])
  func otherProcessesAreNotStarved(isReady: Bool, share: Double) {
    #expect(starvation(isReady: isReady, share: share) == 0)
  }

  /// A program that got a fifth of its allowed time has had more than an honest program needs, so other
  /// processes aren't at fault.
  @Test(arguments: [(8, 0.0), (9, 0.75)])
  func aProcessThatUsedAFifthOfItsTimeIsSlow(allowed: Int, starvation: Double) {
    var watch = PaceWatch()
    let start = ContinuousClock.now
    for second in 0..<8 {
      watch.add(
        PaceWatch.Look(
          time: start + .seconds(second), processorTime: .seconds(Double(second) * 0.25),
          isReady: true))
    }
    #expect(watch.starvation(ofAllowed: .seconds(allowed)) == starvation)
  }

  /// The time by which a time limit is extended.
  @Test func timeTakenByOthersIsReturned() {
    var watch = PaceWatch()
    let start = ContinuousClock.now
    func add(_ second: Int, _ processorTime: Duration, isReady: Bool = true) -> Duration {
      watch.add(
        PaceWatch.Look(
          time: start + .seconds(second), processorTime: processorTime, isReady: isReady))
    }
    #expect(add(0, .zero) == .zero)
    #expect(add(1, .milliseconds(250)) == .milliseconds(750))
    #expect(add(2, .milliseconds(1250)) == .zero)
    #expect(add(3, .milliseconds(1250), isReady: false) == .zero)
    // Two threads at once.
    #expect(add(4, .milliseconds(3250)) == .zero)
  }

  /// A process that samples itself is running, and has used some processor time.
  @Test func theKernelReportsWhichProcessesRun() throws {
    let look = try #require(PaceWatch.Look(at: getpid()))
    #expect(look.isReady)
    #expect(look.processorTime > .zero)
    #expect(PaceWatch.Look(at: -1) == nil)
  }

  @Test func tooFewSamplesAreInconclusive() {
    var watch = PaceWatch()
    watch.add(PaceWatch.Look(isReady: true))
    #expect(watch.starvation == nil)
  }
}
