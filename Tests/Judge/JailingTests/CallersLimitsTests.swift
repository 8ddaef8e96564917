import Jailing
import TestSupport
import Testing

/// Limits set by the caller that a sandbox can't raise.
@Suite("Callers' limits", .serialized) struct CallersLimitsTests {
  @Test(arguments: LimitedResource.allCases)
  func limitsBelowTheSandboxsAreTheEnvironmentsFailure(resource: LimitedResource) throws {
    let shortage = CallersLimits.shortage(
      for: .compile, countsProcesses: true, present: { $0 == resource.number ? 1 : .max })
    guard case .limited(resource, allowed: 1, let wanted) = shortage else {
      Issue.record("found \(String(describing: shortage))")
      return
    }
    #expect(wanted > 1)
    #expect(shortage?.description.contains("prlimit \(resource.option)`") == true)
  }

  @Test func limitsEqualToTheSandboxsAreEnough() {
    let limits = JailLimits.compile
    let enough: [Int32: Int] = [
      0: limits.processorSeconds + 2, 1: limits.fileSize, 6: limits.processes,
      7: limits.openFiles, 9: limits.addressSpace,
    ]
    #expect(
      CallersLimits.shortage(for: limits, countsProcesses: true, present: { enough[$0] ?? 0 })
        == nil)
    // Without a sandbox, the kernel counts all of the user's processes, so Rings sets no limit.
    #expect(
      CallersLimits.shortage(
        for: limits, countsProcesses: false, present: { $0 == 6 ? 1 : enough[$0] ?? 0 }) == nil)
  }

  /// The user tables of root on the machine, of a container with a range of users, and of a container with a
  /// single user.
  @Test(arguments: [
    ("         0          0 4294967295\n", true),
    ("         0     100000      65536\n", false),
    ("         0       1001          1\n", false),
    ("0 1001 1\n1 100000 2000000000\n", true),
    ("", false),
  ])
  func onlyKnownUsersAreAccepted(table: String, isEnough: Bool) {
    #expect(JailTools.knowsUsers(of: "uid_map", text: table) == isEnough)
  }
}
