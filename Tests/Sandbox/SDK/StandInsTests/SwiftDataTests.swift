import Foundation
import Observation
import SwiftDataStandIn
import SwiftUI
import Testing

/// A class like those that `@Model` generates.
private final class City: PersistentModel {
  let _$record = PersistentRecord()
  var name: String
  var rank: Int

  init(_ name: String, rank: Int) {
    self.name = name
    self.rank = rank
  }
}

private struct CityList: View {
  @Query(sort: \City.rank) private var cities: [City]

  var body: some View {
    Text(cities.map(\.name).joined(separator: ","))
  }
}

@MainActor @Suite struct SwiftDataTests {
  private func container() throws -> ModelContainer {
    let container = try ModelContainer(for: City.self)
    for city in [City("Busan", rank: 2), City("Seoul", rank: 1), City("Jeju", rank: 3)] {
      container.mainContext.insert(city)
    }
    return container
  }

  @Test func aConfigurationNeedsNoArguments() throws {
    let container = try ModelContainer(for: City.self, configurations: .init())
    #expect(container.configurations == [ModelConfiguration()])
  }

  @Test func aFetchFiltersSortsAndLimits() throws {
    let context = try container().mainContext
    var descriptor = FetchDescriptor<City>(
      predicate: #Predicate { $0.rank > 1 }, sortBy: [SortDescriptor(\.name, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.name) == ["Jeju", "Busan"])
    descriptor.fetchLimit = 1
    #expect(try context.fetchCount(descriptor) == 1)
  }

  @Test func anotherContextSeesOnlySavedModels() throws {
    let container = try container()
    let other = ModelContext(container)
    #expect(try other.fetch(FetchDescriptor<City>()).isEmpty)
    try container.mainContext.save()
    let seen = try other.fetch(FetchDescriptor<City>())
    #expect(seen.count == 3)
    other.delete(seen[0])
    #expect(seen[0].isDeleted && other.hasChanges)
    try other.save()
    #expect(try container.mainContext.fetchCount(FetchDescriptor<City>()) == 2)
  }

  @Test func aViewShowsItsQuery() throws {
    let drawn = Drawn(
      CityList().modelContainer(try container()), size: CGSize(width: 300, height: 50))
    #expect(drawn.texts == ["Seoul,Busan,Jeju"])
  }

  @Test func aViewWithoutAContainerFindsNothing() {
    #expect(Drawn(CityList(), size: CGSize(width: 300, height: 50)).texts.isEmpty)
  }
}
