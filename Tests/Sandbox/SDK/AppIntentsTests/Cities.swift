import AppIntents

enum City: String, AppEnum {
  case seoul = "서울"
  case busan = "부산"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static let caseDisplayRepresentations: [City: DisplayRepresentation] = [
    .seoul: "Seoul", .busan: DisplayRepresentation(title: "Busan", subtitle: "By the sea"),
  ]
}

struct Landmark: AppEntity {
  struct Query: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [Landmark] {
      (Landmark.all + [Landmark.bridge]).filter { identifiers.contains($0.id) }
    }
    func entities(matching string: String) async throws -> [Landmark] {
      // The query finds the ruin by its name, but not by its identifier.
      (Landmark.all + [Landmark.bridge, Landmark(id: 4, name: "Ruin")]).filter {
        $0.name.contains(string)
      }
    }
    func suggestedEntities() async throws -> [Landmark] { Landmark.all }
    func defaultResult() async -> Landmark? { Landmark.all.first }
  }

  static let all = [Landmark(id: 1, name: "Gate"), Landmark(id: 2, name: "Tower")]
  static let bridge = Landmark(id: 3, name: "Bridge")
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
  static let defaultQuery = Query()

  let id: Int
  let name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct TripIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Trip"

  @Parameter(title: "City", default: .seoul) var city: City
  @Parameter(title: "Landmark") var landmark: Landmark
  @Parameter(title: "Days", default: 3, inclusiveRange: (1, 14)) var days: Int
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Metric", default: true) var isMetric: Bool
  @Parameter(title: "Stops") var stops: [City]?

  static var parameterSummary: some ParameterSummary {
    When(\.$isMetric, .equalTo, true) {
      Summary("See \(\.$landmark) in \(\.$city)") { \.$days }
    } otherwise: {
      Summary("Go to \(\.$city)")
    }
  }
}
