import Foundation
import WorkerProtocol
import Testing

@Suite("A widget's day, from one timeline to the next")
struct TimelineWalkTests {
  private let start = Date(timeIntervalSince1970: 1_768_470_060)

  private func strip(
    hours: Double = 24, _ answer: (Date) -> TimelineSummary
  ) -> TimelineStrip {
    var walk = TimelineWalk(from: start, until: start + hours * 3600)
    while let moment = walk.moment { walk.add(answer(moment)) }
    return walk.strip
  }

  private func timeline(
    _ dates: [Date], _ policy: TimelineSummary.Policy
  ) -> TimelineSummary {
    TimelineSummary(
      entries: dates.map { TimelineSummary.Entry(date: $0, relevance: nil) }, policy: policy)
  }

  @Test(arguments: [1.0, 24, 48])
  func aDayHasOneNumberOfReloadsInEveryView(hours: Double) {
    let everySecond = strip(hours: hours) { asked in
      timeline((0..<120).map { asked + Double($0) }, .atEnd)
    }
    #expect(everySecond.reloadsPerDay == 726)
    let quarters = strip(hours: hours) { timeline([$0], .after($0 + 900)) }
    #expect(quarters.reloadsPerDay == 96)
  }

  @Test func aDayOfEqualTimelinesHasTheSameNumber() {
    let every = timeline((0..<120).map { start + Double($0) }, .atEnd)
    #expect(TimelineStrip(repeating: every, askedAt: start).reloadsPerDay == 726)
  }

  @Test func anHourlyReloadCountsOverTheWholeDay() {
    let strip = strip { asked in
      let next = (asked.timeIntervalSince1970 / 3600).rounded(.down) * 3600 + 3600
      return timeline([asked], .after(Date(timeIntervalSince1970: next)))
    }
    #expect(strip.reloadsPerDay == 24)
  }

  @Test func aDailyReloadCountsOnceDespiteProviderTime() {
    let strip = strip { timeline([$0 + 0.03], .after($0 + 0.03 + 24 * 3600)) }
    #expect(strip.reloadsPerDay == 1)
    #expect(self.strip { timeline([$0], .after($0 + 24 * 3600)) }.reloadsPerDay == 1)
  }

  @Test func aReloadAfterTheDayIsStillRequested() {
    let weekly = strip { timeline([$0], .after($0 + 7 * 24 * 3600)) }
    #expect(weekly.reloadsPerDay == 0)
    #expect(weekly.asksAgainLater)
    #expect(!strip { timeline([$0], .never) }.asksAgainLater)
    #expect(!strip { timeline([$0], .after(.distantFuture)) }.asksAgainLater)
    #expect(!strip { _ in timeline([], .atEnd) }.asksAgainLater)
  }

  @Test func entriesContinueUntilTheReload() {
    let strip = strip(hours: 3) { asked in
      timeline([asked, asked + 1800, asked + 7200], .after(asked + 3600))
    }
    #expect(strip.moments.map(\.entry) == [0, 1, 0, 1, 0, 1])
    #expect(
      strip.moments.map { $0.shownFrom.timeIntervalSince(start) } == [
        0, 1800, 3600, 5400, 7200, 9000,
      ])
    #expect(strip.moments.last?.shownUntil == start + 3 * 3600)
    #expect(strip.asked.count == 3)
  }

  @Test func theLatestDueEntryIsShownAndOthersKeepTheirPosition() {
    let strip = strip { timeline([$0 + 600, $0 - 60, $0 - 600], .never) }
    #expect(strip.moments.map(\.entry) == [1, 0])
    #expect(strip.reloadsPerDay == 0)
  }

  @Test func withoutADueEntryTheFirstIsShown() {
    let strip = strip { timeline([$0 + 600], .never) }
    #expect(strip.moments.map(\.shownFrom) == [start])
    #expect(strip.moments.map(\.date) == [start + 600])
  }

  @Test func anOverdueReloadHappensAsSoonAsTheSystemReloads() {
    let strip = strip { timeline([$0], .after($0 - 60)) }
    #expect(strip.isDueAtOnce)
    #expect(strip.reloadsPerDay == 288)
  }

  @Test func anEmptyTimelineEndsTheWalk() {
    let strip = strip { _ in timeline([], .atEnd) }
    #expect(strip.moments.isEmpty)
    #expect(strip.reloadsPerDay == 0)
  }

  @Test func aDistantDateEndsTheWalk() {
    let infinite = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(strip { timeline([$0], .after(infinite)) }.asked.count == 1)
    #expect(strip { timeline([$0], .after(.distantFuture)) }.reloadsPerDay == 0)
  }
}
