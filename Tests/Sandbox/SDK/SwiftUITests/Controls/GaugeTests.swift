import Drawing
import Foundation
import SwiftUI
import Testing

@MainActor
struct GaugeTests {
  private func gauge(_ value: Double, in bounds: ClosedRange<Double> = 0...1) -> some View {
    Gauge(value: value, in: bounds) {
      Text("UV")
    } currentValueLabel: {
      Text("5")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("11")
    }
  }

  @Test func circularGaugesTake58Points() {
    #expect(
      Drawn(gauge(0.5).gaugeStyle(.accessoryCircular)).nodes("Gauge").first?.frame.size
        == CGSize(width: 58, height: 58))
    #expect(
      Drawn(gauge(0.5).gaugeStyle(.accessoryCircularCapacity)).nodes("Gauge").first?.frame.size
        == CGSize(width: 58, height: 58))
  }

  @Test func fractionIsClampedToTheRange() {
    func fraction(_ value: Double, _ bounds: ClosedRange<Double> = 0...1) -> Double? {
      Drawn(gauge(value, in: bounds)).nodes("Gauge").first?.traits.fraction
    }
    #expect(fraction(15, 10...20) == 0.5)
    #expect(fraction(-3) == 0)
    #expect(fraction(3) == 1)
    #expect(fraction(.nan) == 0)
    #expect(fraction(1, 1...1) == 0)
  }

  @Test func anOpenRingIsThreeQuartersWithTheBounds() throws {
    let drawn = Drawn(gauge(0).gaugeStyle(.accessoryCircular).tint(.red))
    let arc = try #require(drawn.strokes.first)
    #expect(arc.paint.name == "FF3B30")
    #expect(arc.outline.bounds.maxY < 78)
    #expect(drawn.runs.map(\.string) == ["5", "0", "11"])
  }

  @Test func closedRingFillsByTheFraction() throws {
    let quarter = Drawn(gauge(0.25).gaugeStyle(.accessoryCircularCapacity))
    let filled = try #require(quarter.strokes.last)
    #expect(filled.outline.bounds.minX > 49.9)
    #expect(filled.outline.bounds.maxY < 50.1)
  }

  @Test func gradientTintRunsAlongTheRing() {
    let view = gauge(0.5).gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red]))
    guard case .angularGradient? = Drawn(view).strokes.first?.paint else {
      Issue.record("no angular gradient")
      return
    }
  }

  @Test func aLinearGaugeFillsFromTheLeadingEdge() throws {
    let drawn = Drawn(
      Gauge(value: 0.5) { Text("Load") }.gaugeStyle(.linearCapacity),
      size: CGSize(width: 200, height: 100))
    let bar = try #require(drawn.fills.last?.outline.bounds)
    #expect(bar.minX == 0 && bar.width == 100 && bar.height == 17)
    #expect(drawn.runs.map(\.string) == ["Load"])
  }

  /// The dot is a piece of the tinted bar, so nothing is drawn in the background's color.
  @Test func aMarkedBarHasAGapAroundItsDot() throws {
    let drawn = Drawn(
      gauge(0.5).gaugeStyle(.accessoryLinear).tint(.red), size: CGSize(width: 200, height: 100))
    #expect(drawn.fills.map(\.paint.name) == ["FF3B30"])
    #expect(drawn.runs.map(\.font.size) == [17, 17])
  }

  @Test func aProgressBarReportsItsFraction() throws {
    let drawn = Drawn(
      ProgressView("Loading", value: 3, total: 4), size: CGSize(width: 100, height: 60))
    #expect(drawn.nodes("ProgressView").first?.traits.fraction == 0.75)
    #expect(drawn.fills.last?.outline.bounds.width == 75)
    #expect(drawn.runs.map(\.string) == ["Loading"])
    #expect(Drawn(ProgressView()).nodes("ProgressView").first?.traits.fraction == nil)
  }

  @Test func timerProgressFollowsThePicturesDate() {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    let view = ProgressView(timerInterval: start...(start + 100), countsDown: false)
    func fraction(_ view: some View, at seconds: Double) -> Double? {
      Drawn(view) { $0.currentDate = start + seconds }.nodes("ProgressView").first?.traits.fraction
    }
    #expect(fraction(view, at: 25) == 0.25)
    #expect(fraction(view, at: 1000) == 1)
    #expect(fraction(ProgressView(timerInterval: start...(start + 100)), at: 25) == 0.75)
  }

  @Test func aCircularTimersTextIsInTheMiddle() throws {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    let view = ProgressView(timerInterval: start...(start + 100)).progressViewStyle(.circular)
    let drawn = Drawn(view, size: CGSize(width: 100, height: 100)) { $0.currentDate = start }
    let line = try #require(
      drawn.leaves.compactMap { leaf -> TextLine? in
        if case .text(let line) = leaf.item.content { line } else { nil }
      }.first)
    #expect(abs(line.frame.midX - 50) < 2, "\(line.frame)")
  }

  @Test func aTimerInAStyleOfTheAuthorsIsNoted() {
    struct Bar: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View { Color.blue }
    }
    let now = Date.now
    let timer = ProgressView(timerInterval: now...(now + 100))
    #expect(Drawn(timer.progressViewStyle(Bar())).rules == ["never-runs"])
    #expect(Drawn(timer).rules == [])
    #expect(Drawn(ProgressView(value: 0.5).progressViewStyle(Bar())).rules == [])
  }

  @Test func aCustomGaugeStyleGetsValueAndLabels() {
    struct Percent: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(Int(configuration.value * 100))%")
          configuration.currentValueLabel
        }
      }
    }
    let drawn = Drawn(gauge(0.4).gaugeStyle(Percent()))
    #expect(drawn.runs.map(\.string) == ["UV", "40%", "5"])
  }
}
