import Jailing
import Testing

/// The control groups that count our processes are read from the kernel's tables.
@Suite struct ProcessAllowanceTests {
  private func mount(_ kind: String, _ options: String, at folder: String = "/cgroup") -> String {
    "30 23 0:26 / \(folder) rw shared:9 - \(kind) \(kind) \(options)\n"
  }

  @Test func theGroupAndItsAncestorsAreLimits() {
    let folders = ControlGroupPlace.processGroups(
      groups: "0::/user/app\n", mounts: mount("cgroup2", "rw,nsdelegate"))
    #expect(folders == ["/cgroup/user/app", "/cgroup/user", "/cgroup"])
  }

  @Test func inAContainerTheRootIsOurGroup() {
    let folders = ControlGroupPlace.processGroups(
      groups: "0::/\n", mounts: mount("cgroup2", "rw"))
    #expect(folders == ["/cgroup"])
  }

  @Test func versionOneHasASeparateHierarchy() {
    let folders = ControlGroupPlace.processGroups(
      groups: "8:pids:/mine\n4:memory:/other\n0::/\n",
      mounts: mount("cgroup", "rw,memory") + mount("cgroup", "rw,pids", at: "/pids"))
    #expect(folders == ["/pids/mine", "/pids"])
  }

  @Test func withoutLimitsNothingIsBounded() {
    #expect(ControlGroupPlace.processGroups(groups: nil, mounts: nil) == [])
    #expect(ControlGroupPlace.processGroups(groups: "rubbish", mounts: "more - rubbish") == [])
  }
}
