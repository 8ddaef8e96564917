import Simulator
import Testing

@MainActor
@Suite(.serialized) struct ScenePhoneTests {
  @Test func aLaunchCallsTheDelegateInOrder() {
    let phone = ScenePhone(delegate: CoverDelegate())
    #expect(
      phone.calls == [
        "scene(_:willConnectTo:options:)", "sceneWillEnterForeground", "sceneDidBecomeActive",
      ])
    #expect(phone.scene.activationState == .foregroundActive)
  }

  @Test func theSwitcherOnlyResignsAndGoingHomeEntersTheBackground() {
    let phone = ScenePhone(delegate: CoverDelegate())
    phone.play(.openSwitcher)
    #expect(phone.scene.activationState == .foregroundInactive)
    phone.play(.goHome)
    #expect(phone.scene.activationState == .background)
    #expect(phone.calls.suffix(2) == ["sceneWillResignActive", "sceneDidEnterBackground"])
  }

  @Test func theSnapshotShowsTheCoverAndComingBackTakesItAway() {
    let delegate = CoverDelegate()
    let phone = ScenePhone(delegate: delegate)
    phone.play(.goHome)
    #expect(CoverDelegate.isCovered(phone))
    phone.play(.comeBack)
    #expect(delegate.coverCount == 0)
  }

  @Test func aTranslucentSuperviewBreaksTheBlur() {
    #expect(CoverDelegate.blurIsSeen(insideAlpha: 1))
    #expect(!CoverDelegate.blurIsSeen(insideAlpha: 0.5))
  }
}
