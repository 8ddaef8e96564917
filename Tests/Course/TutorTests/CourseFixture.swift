import Curriculum
import Foundation

/// A course of three exercises in two rings: a quiz, then two files to write.
enum CourseFixture {
  static func text(_ english: String, _ korean: String) -> LocalizedText {
    LocalizedText(["en": english, "ko": korean])
  }

  static let nowhere = URL(filePath: "/nonexistent/course")

  static let quiz = Exercise(
    identifier: "glance", kind: .quiz, title: text("What a widget is for", "위젯의 쓸모"), points: 4,
    minutes: 3, difficulty: .introductory,
    questions: [
      Question(
        identifier: "size", prompt: text("Which family is the *smallest*?", "가장 *작은* 것은?"),
        choices: [
          .init(
            text: text("`systemSmall`", "`systemSmall`"), isRight: false,
            explanation: text("The lock screen has smaller ones.", "잠금 화면에는 더 작은 것이 있습니다.")),
          .init(
            text: text("`accessoryInline`", "`accessoryInline`"), isRight: true,
            explanation: text("One line of text.", "글 한 줄입니다.")),
        ], points: 2),
      Question(
        identifier: "modes", prompt: text("Which are rendering modes?", "렌더링 모드는?"),
        choices: [
          .init(text: text("accented", "accented"), isRight: true),
          .init(text: text("vibrant", "vibrant"), isRight: true),
          .init(text: text("loud", "loud"), isRight: false),
        ], points: 2),
    ], folder: nowhere.appending(path: "01-basics/01-glance"))

  static let model = Exercise(
    identifier: "data-model", kind: .code, title: text("The data model", "데이터 모델"), points: 10,
    minutes: 10, difficulty: .easy,
    hints: [
      text("Look at the *conditions*.", "*날씨 상태*를 보세요."),
      text("Use `CaseIterable`.", "`CaseIterable`을 쓰세요."),
    ],
    checks: [
      CheckDeclaration(
        identifier: "Model.testSymbols", title: text("Every condition has its symbol", "심볼"),
        points: 10)
    ],
    preview: PreviewDeclaration(
      widget: "WeatherWidget", families: [.widget(.systemSmall), .widget(.systemMedium)],
      modes: ["fullColor"]),
    folder: nowhere.appending(path: "01-basics/02-data-model"))

  static let tint = Exercise(
    identifier: "tint-trap", kind: .code, title: text("The tint trap", "틴트 함정"), points: 6,
    minutes: 8, difficulty: .medium, uses: ["data-model"],
    folder: nowhere.appending(path: "02-look/01-tint-trap"))

  static let pack = Pack(
    identifier: "weather", format: 1, version: "1.0", title: text("The weather widget", "날씨 위젯"),
    languages: ["en", "ko"], license: "CC-BY-4.0",
    rings: [
      Ring(identifier: "basics", title: text("Basics", "기초"), exercises: [quiz, model]),
      Ring(identifier: "look", title: text("Look", "모양"), exercises: [tint]),
    ], folder: nowhere)

  static let date = Date(timeIntervalSince1970: 1_767_225_600)

  static func passing(_ exercises: [Exercise], current: Exercise? = nil) -> LearnerProgress {
    var progress = LearnerProgress()
    for exercise in exercises {
      progress.note(
        .init(
          isPassed: true, score: Double(exercise.points), maxScore: Double(exercise.points),
          date: date), at: exercise, in: pack)
    }
    if let current { progress.open(current, in: pack) }
    return progress
  }
}
