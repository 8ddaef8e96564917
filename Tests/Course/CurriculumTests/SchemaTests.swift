import Curriculum
import Foundation
import TestSupport
import Testing

/// The published schemas have exactly the keys that the readers accept.
@Suite struct SchemaTests {
  private func keys(in schema: String) throws -> [String] {
    let data = try Data(contentsOf: Repository.lessons.appending(path: schema))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(object["properties"] as? [String: Any]).keys.sorted()
  }

  /// Returns the keys that a reader lists when it finds an unknown key.
  private func keysKnown(in file: String) throws -> [String] {
    let sample = try SamplePack()
    let path = "Lessons/sample/\(file)"
    try sample.folder.write(path, try sample.folder.read(path) + "\nzzzzzzzz: 1\n")
    let error = #expect(throws: CurriculumError.self) { try sample.read() }
    let text = "\(try #require(error))"
    let list = try #require(text.firstMatch(of: /the keys here are ([a-z, -]+)/)).1
    return list.split(separator: ", ").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func packSchemaHasTheKeysOfTheReader() throws {
    #expect(try keys(in: "pack.schema.json") == keysKnown(in: "pack.yml"))
  }

  @Test func exerciseSchemaHasTheKeysOfTheReader() throws {
    let file = "02-build/01-model/exercise.yml"
    #expect(try keys(in: "exercise.schema.json") == keysKnown(in: file))
  }
}
