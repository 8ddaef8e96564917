import AppleFoundation
import Testing

@Suite struct UbiquitousStoreTests {
  @Test func valuesStayInTheProcess() {
    let store = NSUbiquitousKeyValueStore()
    store.set("Seoul", forKey: "city")
    store.set(3.5, forKey: "rain")
    store.set(Int64(7), forKey: "days")
    #expect(store.string(forKey: "city") == "Seoul")
    #expect(store.double(forKey: "rain") == 3.5)
    #expect(store.longLong(forKey: "days") == 7)
    store.removeObject(forKey: "city")
    #expect(store.string(forKey: "city") == nil)
  }
}
