import ChartsStandIn
import Foundation
import SwiftUI
import Testing

private struct Sale: Identifiable {
  let id: Int
  let day: String
  let amount: Double
  var kind = "a"
}

@MainActor @Suite struct ChartTests {
  private let size = CGSize(width: 300, height: 200)
  private let sales = [
    Sale(id: 0, day: "Mon", amount: 10), Sale(id: 1, day: "Tue", amount: 40),
    Sale(id: 2, day: "Wed", amount: 20),
  ]

  /// Returns a chart of only the marks, which fills its frame and has exact positions.
  private func plain(
    _ domain: ClosedRange<Double> = 0...40, @ChartContentBuilder _ content: () -> some ChartContent
  ) -> Drawn {
    Drawn(
      Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        .chartYScale(domain: domain), size: size)
  }

  @Test func barHeightsFollowTheirValues() {
    let drawn = plain {
      ForEach(sales) { BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)) }
    }
    #expect(drawn.fills.map(\.height) == [50, 200, 100])
    #expect(drawn.fills.map(\.maxY) == [200, 200, 200])
    #expect(drawn.fills.map { $0.midX.rounded() } == [50, 150, 250])
  }

  @Test func barsAtOnePositionAreStacked() {
    let drawn = plain {
      BarMark(x: .value("Day", "Mon"), y: .value("Amount", 10))
      BarMark(x: .value("Day", "Mon"), y: .value("Amount", 30))
    }
    #expect(drawn.fills.map(\.minY) == [150, 0])
    #expect(drawn.fills.map(\.maxY) == [200, 150])
  }

  @Test func barsWithHorizontalValuesGrowSideways() {
    let drawn = Drawn(
      Chart(sales) { BarMark(x: .value("Amount", $0.amount), y: .value("Day", $0.day)) }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...40), size: size)
    #expect(drawn.fills.map(\.width) == [75, 300, 150])
    #expect(drawn.fills.allSatisfy { $0.minX == 0 })
  }

  @Test func aLinePassesThroughItsPoints() throws {
    let drawn = plain {
      ForEach(sales) { LineMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)) }
    }
    let line = try #require(drawn.strokes.first)
    #expect(drawn.strokes.count == 1 && line.width == 2)
    #expect(line.bounds.minX.rounded() == 50 && line.bounds.maxX.rounded() == 250)
    #expect(line.bounds.minY == 0 && line.bounds.maxY == 150)
  }

  @Test func anOutlinedSymbolStaysInItsSizeWithItsLineWidth() throws {
    let drawn = plain {
      PointMark(x: .value("X", 1), y: .value("Y", 20))
        .symbol(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 4)).symbolSize(400)
    }
    let ring = try #require(drawn.strokes.first)
    #expect(ring.width == 4)
    #expect(ring.bounds.width.rounded() == 16)
  }

  @Test func titlesOfAxesHaveTheirPlaces() throws {
    func frame(_ title: String, in view: some View) throws -> CGRect {
      try #require(Drawn(view, size: size).frame(of: title))
    }
    let chart = Chart(sales) { BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)) }
    let below = try frame("Days", in: chart.chartXAxisLabel("Days", alignment: .trailing))
    #expect(below.maxX > 290 && below.minY > 150)
    let above = try frame("Days", in: chart.chartXAxisLabel("Days", position: .top))
    #expect(above.maxY < 50)
    let beside = chart.chartYAxisLabel("Sum", position: .leading)
    #expect(try frame("Sum", in: beside).midX < 20)
    #expect(try abs(frame("Sum", in: beside).midY - 100) < 20)
  }

  @Test func everySeriesIsASeparateLine() {
    let drawn = plain {
      ForEach(0..<2) { x in
        LineMark(x: .value("X", x), y: .value("Y", x), series: .value("S", "one"))
        LineMark(x: .value("X", x), y: .value("Y", 2 * x), series: .value("S", "two"))
      }
    }
    #expect(drawn.strokes.count == 2)
  }

  @Test func aRuleCrossesThePlotAndPointsHaveTheirArea() {
    let drawn = plain {
      RuleMark(y: .value("Mean", 20))
      PointMark(x: .value("X", 1), y: .value("Y", 20)).symbolSize(64)
    }
    #expect(drawn.strokes.first?.bounds == CGRect(x: 0, y: 100, width: 300, height: 0))
    #expect(drawn.fills.first?.width.rounded() == 8 && drawn.fills.first?.height.rounded() == 8)
  }

  @Test func anAreaEndsAtZero() {
    let drawn = plain {
      ForEach(sales) { AreaMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)) }
    }
    #expect(drawn.fills.first?.maxY == 200)
    #expect(drawn.fills.first?.minY == 0)
  }

  @Test func axesLabelTheirValues() {
    let drawn = Drawn(
      Chart(sales) { BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)) },
      size: size)
    #expect(drawn.texts.filter { ["Mon", "Tue", "Wed"].contains($0) }.count == 3)
    #expect(Set(drawn.texts).isSuperset(of: ["0", "10", "20", "30", "40"]))
    // The labels take space from the plot.
    #expect(drawn.fills.allSatisfy { $0.maxX < 295 && $0.maxY < 195 })
  }

  @Test func anAxisUsesItsCustomLabels() {
    let drawn = Drawn(
      Chart(sales) { BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)) }
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 40]) { value in
            AxisValueLabel { if let amount = value.as(Int.self) { Text("\(amount) won") } }
          }
        }, size: size)
    #expect(drawn.texts.contains("40 won"))
    #expect(drawn.strokes.count == 3, "the grid lines of the three days alone")
  }

  @Test func aLegendNamesStyles() {
    let drawn = Drawn(
      Chart(sales) {
        BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount))
          .foregroundStyle(by: .value("Kind", $0.day))
      }.chartXAxis(.hidden).chartYAxis(.hidden), size: size)
    #expect(drawn.texts == ["Mon", "Tue", "Wed"])
  }

  @Test func annotationsAreAboveTheirMarks() {
    let drawn = plain(0...80) {
      BarMark(x: .value("Day", "Mon"), y: .value("Amount", 40))
        .annotation(position: .top) { Text("best") }
    }
    #expect(drawn.texts == ["best"])
  }

  @Test func sectorsShareTheCircle() {
    let drawn = Drawn(
      Chart(sales) { SectorMark(angle: .value("Amount", $0.amount)) }, size: size)
    #expect(drawn.fills.count == 3)
    #expect(drawn.fills.allSatisfy { $0.minX >= 40 && $0.maxX <= 260 })
  }

  @Test func nonFiniteValuesDrawNothing() {
    let drawn = plain {
      BarMark(x: .value("Day", "Mon"), y: .value("Amount", Double.nan))
      LineMark(x: .value("X", 1), y: .value("Y", Double.infinity))
    }
    #expect(drawn.fills.allSatisfy { $0.height.isFinite })
    #expect(drawn.strokes.isEmpty)
  }

  @Test func anEmptyChartIsAnEmptyPlot() {
    #expect(plain {}.fills.isEmpty)
  }
}
