import Foundation
import SwiftUI
import Testing

/// Animations are drawn at their start, with a note.
@MainActor @Suite struct KeyframeTests {
  private struct Jump {
    var height = 12.0
    var angle = Angle.zero
  }

  @Test func keyframesStayAtTheInitialValue() {
    let animator = KeyframeAnimator(initialValue: Jump()) { value in
      Text("\(Int(value.height))")
    } keyframes: { _ in
      KeyframeTrack(\.height) {
        LinearKeyframe(30, duration: 0.2)
        SpringKeyframe(12, duration: 0.5, spring: .bouncy)
        if Int.random(in: 0...1) == 0 { MoveKeyframe(1) } else { CubicKeyframe(2, duration: 1) }
      }
      KeyframeTrack(\.angle) { CubicKeyframe(.degrees(20), duration: 0.3) }
    }
    let drawn = Drawn(animator)
    #expect(drawn.runs.map(\.string) == ["12"])
    #expect(drawn.rules == ["animation"])
  }

  @Test func aKeyframeModifierKeepsItsView() {
    let drawn = Drawn(
      Text("a").keyframeAnimator(initialValue: 3.0, trigger: 1) { view, value in
        HStack {
          view
          Text("\(Int(value))")
        }
      } keyframes: { _ in
        LinearKeyframe(4.0, duration: 1)
        LinearKeyframe(3.0, duration: 1)
      })
    #expect(drawn.runs.map(\.string) == ["a", "3"])
  }

  @Test(arguments: [(0.0, 0.0), (0.25, 0.25), (1, 1), (-1, 0), (2, 1)])
  func aLinearCurveIsALine(progress: Double, value: Double) {
    #expect(abs(UnitCurve.linear.value(at: progress) - value) < 1e-6)
  }

  @Test func aCurveAndItsInverseCancel() {
    let curve = UnitCurve.easeInOut
    #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
    #expect(curve.value(at: 0.1) < 0.1)
  }

  @Test func aSpringIsTheSameByBounceAndByDamping() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let other = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(other.response - 0.4) < 1e-9)
    #expect(abs(other.bounce - 0.3) < 1e-9)
  }

  @Test func effectsNeedingAPhoneAreNoted() {
    let view = Text("a").sensoryFeedback(.impact(weight: .heavy), trigger: 1)
      .colorEffect(ShaderLibrary.wave(.float(1))).defersSystemGestures(on: .top)
    #expect(Set(Drawn(view).rules) == ["never-runs", "shader", "gesture"])
    #expect(Drawn(Rectangle().fill(ShaderLibrary.wave())).rules == ["shader"])
  }
}
