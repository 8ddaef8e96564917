import Foundation
import PhoneFacts
import Simulator
import SwiftUI
import Testing
import WidgetKit

@Suite struct DeviceTests {
  @Test func theStandardPhoneMatchesTheGuidelines() {
    let sizes = Device.standard.sizes
    #expect(sizes[.systemSmall] == CGSize(width: 158, height: 158))
    #expect(sizes[.systemMedium] == CGSize(width: 338, height: 158))
    #expect(sizes[.systemLarge] == CGSize(width: 338, height: 354))
    #expect(sizes[.accessoryCircular] == CGSize(width: 72, height: 72))
    #expect(sizes[.accessoryRectangular] == CGSize(width: 160, height: 72))
    #expect(sizes[.accessoryInline] == CGSize(width: 234, height: 26))
    #expect(sizes[.systemExtraLarge] == nil)
  }

  @Test func everyRowHasItsOwnName() {
    #expect(Device.phones.count == 10)
    #expect(Device.pads.count == 10)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Device.named("414×896") == Device.named("414x896"))
    #expect(Device.named("402x874") == nil)
  }

  @Test func smallWidgetsAreSquareAndMediumOnesEquallyHigh() {
    for device in Device.phones + Device.pads {
      let small = device.sizes[.systemSmall] ?? .zero
      let medium = device.sizes[.systemMedium] ?? .zero
      #expect(small.width == small.height)
      #expect(abs(medium.height - small.height) <= 2)
      #expect(medium.width > small.width * 2)
    }
  }

  @Test func anIPadShowsItsWidgetsScaledDown() throws {
    let device = try #require(Device.named("1024x1366"))
    #expect(abs(device.scale(of: .systemSmall) - 160.0 / 170) < 0.0001)
    #expect(Device.standard.scale(of: .systemSmall) == 1)
  }

  @Test func placementsDependOnTheSystem() {
    #expect(
      WidgetPlace.places(for: .systemSmall, on: .standard, version: SystemVersion(16))
        == [.homeScreen])
    #expect(
      WidgetPlace.places(for: .systemSmall, on: .standard, version: SystemVersion(26))
        == [.homeScreen, .standBy, .carPlay])
    #expect(
      WidgetPlace.places(for: .accessoryInline, on: .standard, version: SystemVersion(15)).isEmpty)
  }

  @Test func theLockScreenIsNeverInFullColor() {
    let situation = WidgetSituation(family: .accessoryCircular, mode: .fullColor)
    #expect(situation.resolvedMode == .vibrant)
    #expect(WidgetSituation(family: .systemSmall, mode: .accented).resolvedMode == .accented)
    #expect(
      WidgetSituation(family: .systemSmall, mode: .accented, version: SystemVersion(17))
        .resolvedMode == .fullColor)
  }

  @Test func marginsCameWithIOS17() {
    #expect(WidgetSituation(family: .systemSmall).contentMargins.leading == 16)
    #expect(
      WidgetSituation(family: .systemSmall, version: SystemVersion(16)).contentMargins.leading == 0)
    #expect(WidgetSituation(family: .accessoryCircular).contentMargins.leading == 0)
  }

  private func environment(
    _ situation: WidgetSituation, scale: Double? = nil
  ) -> EnvironmentValues {
    var situation = situation
    situation.displayScale = scale
    return situation.environment(showsBackground: true, at: .distantPast)
  }

  @Test(arguments: [
    ("en_US", false), ("ko_KR", false), ("ar_EG", true), ("he_IL", true), ("fa", true),
  ])
  func theLocaleDecidesTheDirection(locale: String, isRightToLeft: Bool) {
    let situation = WidgetSituation(family: .systemSmall, locale: Locale(identifier: locale))
    #expect(
      environment(situation).layoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
  }

  @Test func theDisplayScaleIsTheDevicesByDefault() {
    let situation = WidgetSituation(family: .systemSmall)
    #expect(environment(situation).displayScale == 3)
    #expect(environment(situation, scale: 2).pixelLength == 0.5)
  }

  @Test func standByIsDarkWithSmallerMargins() {
    let situation = WidgetSituation(family: .systemSmall, place: .standBy)
    #expect(environment(situation).colorScheme == .dark)
    #expect(situation.contentMargins.leading == 8)
    #expect(!situation.showsBackground(isRemovable: true))
  }

  /// Sizes from the Human Interface Guidelines, from a separate copy of the table.
  @Test(arguments: [
    ("430x932", 170.0, 364.0, 382.0), ("414x896", 169, 360, 379), ("414x736", 159, 348, 357),
    ("393x852", 158, 338, 354), ("375x812", 155, 329, 345), ("375x667", 148, 321, 324),
    ("320x568", 141, 292, 311), ("1024x1366", 170, 378.5, 378.5), ("vision", 158, 338, 354),
  ])
  func everyDeviceHasItsRow(name: String, small: Double, medium: Double, large: Double) throws {
    let device = try #require(Device.named(name))
    #expect(device.sizes[.systemSmall].map { Double($0.width) } == small)
    #expect(device.sizes[.systemMedium].map { Double($0.width) } == medium)
    #expect(device.sizes[.systemLarge].map { Double($0.height) } == large)
  }
}
