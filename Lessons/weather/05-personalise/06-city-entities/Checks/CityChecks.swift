import LessonChecks
import XCTest

final class CityChecks: ExerciseTestCase {
  private typealias Place = (id: String, name: String, celsius: Int)

  /// The cities with unique names.
  private let cities: [Place] = [
    ("andong", "Andong", 16), ("busan", "Busan", 22), ("chuncheon", "Chuncheon", 14),
    ("jeju", "Jeju", 24), ("osan", "Osan", 18), ("sejong", "Sejong", 20), ("seosan", "Seosan", 15),
    ("seoul", "Seoul", 19), ("sokcho", "Sokcho", 12), ("ulsan", "Ulsan", 23),
  ]

  /// Two cities with the same name and different identifiers.
  private let twins: [Place] = [("gwangju-gg", "Gwangju", 17), ("gwangju-jn", "Gwangju", 21)]

  private func cityRow(
    chosen: String? = nil, search: String? = nil
  ) throws -> SettingsRow {
    try widget("CityWidget")
      .sheet(configuration: chosen.map { ["city": $0] } ?? [:], search: search).row("city")
  }

  private func names(_ choices: [SettingsRow.Choice]) -> String {
    choices.isEmpty ? "nothing" : choices.map(\.value).joined(separator: ", ")
  }

  func testTheListSuggestsWhatIsSaved() throws {
    let row = try cityRow()
    let saved = ["jeju", "seoul", "gwangju-jn"]
    if row.choices.map(\.value) != saved {
      fail(
        "Suggest the cities of `CityStore.saved`, in that order.", expected: saved.joined(separator: ", "),
        actual: names(row.choices))
    }
  }

  func testTheListFollowsThePerson() throws {
    let saved = inputs.elements(3, of: cities).map(\.id)
    let row = try inFreshProcess {
      try call("save", saved)
      return try cityRow()
    }
    if row.choices.map(\.value) != saved {
      fail(
        "The list still suggests the old cities after a change. Use `CityStore.saved`.",
        expected: saved.joined(separator: ", "), actual: names(row.choices))
    }
  }

  func testASearchFindsEveryCity() throws {
    let searches = [
      (typed: "se", found: ["sejong", "seosan", "seoul"]),
      (typed: "SAN", found: ["busan", "osan", "seosan", "ulsan"]),
      (typed: "Dong", found: ["andong"]), (typed: "xy", found: []),
      // It's part of an identifier, which isn't visible.
      (typed: "gg", found: []),
    ]
    for search in searches {
      let found = try cityRow(search: search.typed).found ?? []
      if Set(found.map(\.value)) != Set(search.found) {
        return fail(
          "A search for \(search.typed) should find \(search.found.isEmpty ? "nothing" : search.found.joined(separator: ", ")).",
          expected: search.found.isEmpty ? "nothing" : search.found.joined(separator: ", "),
          actual: names(found))
      }
    }
  }

  func testTheChosenCityIsShown() throws {
    for city in inputs.elements(4, of: cities) + twins {
      let chosen = try cityRow(chosen: city.id)
      if let other = chosen.value?.value, other != city.id {
        return fail(
          "The choice is \(city.id), but your query finds another city. Compare the identifiers.",
          expected: city.id, actual: other)
      }
      let picture = try widget("CityWidget").render(configuration: ["city": city.id])
      if chosen.value?.value != city.id || !picture.hasText(city.name) {
        return fail(
          "The widget can't find the chosen \(city.name) again. Return it from `entities(for:)`.",
          expected: city.name, actual: picture.texts.first ?? "nothing")
      }
      assertShows(picture, "\(city.celsius)°")
      let title = chosen.value?.title ?? ""
      if !title.contains(city.name) {
        return fail(
          "The list "
            + "shows a different title for \(city.name). Use the city's name.", expected: city.name,
          actual: title.isEmpty ? "nothing" : title)
      }
    }
  }

  func testACityThatIsGone() throws {
    let saved = inputs.elements(2, of: cities)
    // A city's name isn't an identifier either.
    for gone in ["atlantis-\(inputs.integer(in: 100...999))", saved[1].name] {
      try assertIsGone(gone, saved)
    }
  }

  private func assertIsGone(_ gone: String, _ saved: [Place]) throws {
    let (row, texts, unchosen) = try inFreshProcess {
      try call("save", saved.map(\.id))
      let picture = try widget("CityWidget").render(configuration: ["city": gone])
      let fresh = try widget("CityWidget").render()
      return (try cityRow(chosen: gone), picture.texts, fresh.texts)
    }
    if row.gone != gone {
      fail(
        "There's no city with this identifier, so return nothing for it.",
        expected: "no city",
        actual: row.value?.title ?? "nothing")
      return
    }
    for shown in [texts, unchosen] where shown.first != saved[0].name {
      return fail(
        "Without a choice, show the first city of `CityStore.saved`.",
        expected: saved[0].name, actual: shown.first ?? "nothing")
    }
  }

  func testTwinsAreToldApart() throws {
    let twins = try cityRow(search: "gwangju").found ?? []
    let words = Set(twins.map { "\($0.title) \($0.subtitle ?? "")" })
    if twins.count != 2 || words.count != 2 {
      fail(
        "Two cities are called Gwangju. Show their regions to tell them apart.",
        expected: "Gwangju, Gyeonggi and Gwangju, South Jeolla",
        actual: twins.isEmpty ? "nothing" : twins.map(\.title).joined(separator: ", "))
      return
    }
    let regions = ["gwangju-gg": "Gyeonggi", "gwangju-jn": "South Jeolla"]
    for twin in twins {
      let region = regions[twin.value] ?? ""
      let shown = [twin.title, twin.subtitle ?? ""].joined(separator: " ")
      if !shown.contains(region) {
        return fail(
          "Show the region of this Gwangju in the list: \(region).", expected: region,
          actual: shown)
      }
    }
  }
}
