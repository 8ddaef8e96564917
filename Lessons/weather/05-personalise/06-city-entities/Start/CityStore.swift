import Foundation

/// The app's data for a city.
struct CityRecord {
  /// A unique identifier that never changes.
  let id: String
  let name: String
  let region: String
  let celsius: Int
}

/// The app's data: every city, and the user's saved list.
enum CityStore {
  static let all = [
    CityRecord(id: "andong", name: "Andong", region: "North Gyeongsang", celsius: 16),
    CityRecord(id: "busan", name: "Busan", region: "South Gyeongsang", celsius: 22),
    CityRecord(id: "chuncheon", name: "Chuncheon", region: "Gangwon", celsius: 14),
    CityRecord(id: "gwangju-gg", name: "Gwangju", region: "Gyeonggi", celsius: 17),
    CityRecord(id: "gwangju-jn", name: "Gwangju", region: "South Jeolla", celsius: 21),
    CityRecord(id: "jeju", name: "Jeju", region: "Jeju", celsius: 24),
    CityRecord(id: "osan", name: "Osan", region: "Gyeonggi", celsius: 18),
    CityRecord(id: "sejong", name: "Sejong", region: "Chungcheong", celsius: 20),
    CityRecord(id: "seosan", name: "Seosan", region: "South Chungcheong", celsius: 15),
    CityRecord(id: "seoul", name: "Seoul", region: "Seoul", celsius: 19),
    CityRecord(id: "sokcho", name: "Sokcho", region: "Gangwon", celsius: 12),
    CityRecord(id: "ulsan", name: "Ulsan", region: "South Gyeongsang", celsius: 23),
  ]

  /// The identifiers of the saved cities, in the user's order.
  static var saved = ["jeju", "seoul", "gwangju-jn"]

  static func record(_ id: String) -> CityRecord? { all.first { $0.id == id } }
}
