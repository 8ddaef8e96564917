import Curriculum
import Foundation

/// A complete pack of three exercises: a quiz, a model, and a widget that uses it.
struct SamplePack {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Lessons/sample/pack.yml",
      """
      format: 1
      id: sample
      version: 1.0.0
      license: CC0-1.0
      languages: [en, ko]
      title: {en: Sample, ko: 견본}
      renames: {old-model: model}
      rings:
        - {id: understand, folder: 01-understand, title: {en: Understand, ko: 이해}}
        - {id: build, folder: 02-build, title: {en: Build, ko: 만들기}}
      """)
    try folder.write(
      "Lessons/sample/01-understand/01-quiz/exercise.yml",
      """
      id: quiz
      kind: quiz
      title: {en: Quiz, ko: 퀴즈}
      points: 2
      minutes: 5
      difficulty: introductory
      questions:
        - id: glance
          prompt: {en: How long do people look?, ko: 얼마나 볼까요?}
          points: 2
          choices:
            - text: {en: Seconds, ko: 몇 초}
              right: true
              why: {en: Yes., ko: 맞아요.}
            - text: {en: Hours, ko: 몇 시간}
      """)
    try writeLessons("01-understand/01-quiz")
    try writeCode("model", in: "02-build/01-model", file: "Model", uses: [])
    try writeCode("widget", in: "02-build/02-widget", file: "Widget", uses: ["model"])
  }

  var packFolder: URL { folder.url.appending(path: "Lessons/sample") }

  func read() throws -> Pack { try PackLibrary.read(packFolder) }

  private func writeLessons(_ exercise: String) throws {
    for language in ["en", "ko"] {
      try folder.write("Lessons/sample/\(exercise)/lesson.\(language).md", "# \(language)\n")
    }
  }

  private func writeCode(_ name: String, in exercise: String, file: String, uses: [String]) throws {
    let root = "Lessons/sample/\(exercise)"
    try folder.write(
      "\(root)/exercise.yml",
      """
      id: \(name)
      kind: code
      title: {en: \(file), ko: \(file)}
      points: 4
      minutes: 10
      difficulty: easy
      deployment-target: "17.0"
      uses: [\(uses.joined(separator: ", "))]
      hints:
        - {en: Look again., ko: 다시 보세요.}
      checks:
        - test: \(file)Checks.testIt
          title: {en: It works, ko: 동작해요}
          points: 3
        - test: \(file)Checks.testMore
          title: {en: And more, ko: 더}
          visibility: hidden
          depends-on: [\(file)Checks.testIt]
      starter-fails: [\(file)Checks.testIt]
      preview: {widget: SampleWidget, families: [systemSmall, systemMedium]}
      probes: [answer]
      forbids: [Process, .offset]
      allows: [files]
      """)
    try writeLessons(exercise)
    try folder.write("\(root)/Start/\(file).swift", "// TODO: write \(name)\n")
    try folder.write(
      "\(root)/starter.ko.yml", "\"TODO: write \(name)\": \"TODO: \(name) 파일을 쓰세요\"\n")
    try folder.write("\(root)/Probes/Answer.swift", "let answer = Probe(\"answer\") { 1 }\n")
    try folder.write(
      "\(root)/Checks/\(file)Checks.swift",
      """
      final class \(file)Checks: ExerciseTestCase {
        func testIt() throws {}
        func testMore() throws {}
      }
      """)
    for (wrong, test) in [("less", "testMore"), ("typo", "testIt")] {
      try folder.write("\(root)/Wrong/\(wrong)/\(file).swift", "// \(wrong)\n")
      try folder.write(
        "\(root)/Wrong/\(wrong)/expect.yml", "check: \(file)Checks.\(test)\nmessage: is missing\n")
    }
    try folder.write("\(root)/Right/other/\(file).swift", "// another way\n")
    try folder.write("Solutions/sample/\(exercise)/\(file).swift", "// solution of \(name)\n")
  }
}
