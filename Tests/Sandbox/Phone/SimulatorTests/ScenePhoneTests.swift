import Drawing
import Foundation
import PictureReading
import Simulator
import Testing

@MainActor
@Suite(.serialized) struct ScenePhoneTests {
  private func texts(_ picture: Picture?) -> [String] {
    picture.map { ReadableText.all(in: $0).map(\.string) } ?? []
  }

  @Test func aLaunchCallsTheDelegateInOrder() {
    let moment = CoverDelegate.phone().play(.launch)
    #expect(
      moment.calls.map(\.name) == [
        "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
        "sceneDidBecomeActive(_:)",
      ])
    #expect(moment.calls.map(\.isWritten) == [true, false, true])
    #expect(moment.state == .active)
    #expect(texts(moment.window) == ["Secret"])
    #expect(moment.card == nil)
  }

  @Test func theAppSwitcherOnlyResignsAndHomeEntersTheBackground() {
    let phone = CoverDelegate.phone()
    _ = phone.play(.launch)
    #expect(phone.play(.openSwitcher).state == .inactive)
    let away = phone.play(.goHome)
    #expect(away.state == .background)
    #expect(away.calls.map(\.name) == ["sceneDidEnterBackground(_:)"])
  }

  @Test func theCardShowsTheCoverAndReturningRemovesIt() {
    let phone = CoverDelegate.phone()
    _ = phone.play(.launch)
    let away = phone.play(.goHome)
    #expect(away.card != nil)
    #expect(texts(away.card) == [])
    #expect(CoverDelegate.coverCount == 1)
    #expect(texts(phone.play(.comeBack).window) == ["Secret"])
    #expect(CoverDelegate.coverCount == 0)
  }

  @Test func aTranslucentSuperviewBreaksTheBlur() {
    #expect(CoverDelegate.blurIsSeen(insideAlpha: 1))
    #expect(!CoverDelegate.blurIsSeen(insideAlpha: 0.5))
  }

  @Test func aCoverKeepsItsSizeWhenThePhoneRotates() {
    let phone = CoverDelegate.phone()
    _ = phone.play(.launch)
    _ = phone.play(.openSwitcher)
    let turned = phone.play(.turn)
    #expect(turned.window?.size == CGSize(width: 852, height: 393))
    #expect(
      turned.remarks == [
        .staleBounds(view: "UIVisualEffectView", call: "sceneWillResignActive(_:)")
      ])
  }

  @Test func autoresizingMasksShareASuperviewsGrowth() {
    #expect(CoverDelegate.frame(mask: []) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      CoverDelegate.frame(mask: [.flexibleWidth, .flexibleHeight])
        == CGRect(x: 10, y: 20, width: 130, height: 140))
    #expect(
      CoverDelegate.frame(mask: .flexibleLeftMargin)
        == CGRect(x: 110, y: 20, width: 30, height: 40))
  }

  @Test func constraintsPinACoverToItsWindow() {
    #expect(CoverDelegate.constrainedFrame == CGRect(x: 0, y: 10, width: 300, height: 190))
  }

  @Test func anUnretainedWindowIsRemoved() {
    let phone = CoverDelegate.phone()
    _ = phone.play(.launch)
    #expect(!CoverDelegate.keepsLostWindows)
  }
}
